import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Positions of pictures being uploaded, by key. */
type Places = ReadonlyMap<string, number>

const key = new PluginKey<Places>('places of pictures')

/** Changes of positions: a number adds or moves one, null removes it. */
type Change = readonly (readonly [pictureKey: string, at: number | null])[]

interface PlacesOptions {
  /** Returns the element that shows the progress; the same one during the whole upload. */
  elementOf: (pictureKey: string) => HTMLElement
}

/**
 * Shows pictures being uploaded at their future positions, only to the person who uploads: they are not in the document
 * yet.
 */
export const PicturePlaces = Extension.create<PlacesOptions>({
  name: 'picturePlaces',
  addOptions: () => ({ elementOf: () => document.createElement('div') }),
  addProseMirrorPlugins() {
    const { elementOf } = this.options
    return [
      new Plugin<Places>({
        key,
        state: {
          init: () => new Map(),
          apply: (transaction, places, before, after) =>
            changed(
              transaction.docChanged ? moved(places, before.doc, after.doc) : places,
              (transaction.getMeta(key) as Change | undefined) ?? [],
            ),
        },
        props: {
          decorations: (state) =>
            DecorationSet.create(
              state.doc,
              [...placesIn(state)].map(([pictureKey, at]) =>
                Decoration.widget(at, () => elementOf(pictureKey), {
                  key: pictureKey,
                  side: -1,
                  ignoreSelection: true,
                  stopEvent: () => true,
                }),
              ),
            ),
        },
      }),
    ]
  },
})

export const placesIn = (state: EditorState): Places => key.getState(state) ?? new Map()

export const withPlaces = (state: EditorState, change: Change) =>
  state.tr.setMeta(key, change).setMeta('addToHistory', false)

function changed(places: Places, change: Change): Places {
  if (change.length === 0) return places
  const next = new Map(places)
  for (const [pictureKey, at] of change) {
    if (at === null) next.delete(pictureKey)
    else next.set(pictureKey, at)
  }
  return next
}

/** Maps positions by diffing the documents, as remote edits arrive as a replacement of the whole document. */
function moved(places: Places, before: Node, after: Node): Places {
  const from = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (places.size === 0 || from === null || end === null) return places
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const [until, now] = [end.a + overlap, end.b + overlap]
  const placeOf = (at: number) => betweenBlocks(after, at <= from ? at : at >= until ? at + now - until : now)
  return new Map([...places].map(([pictureKey, at]) => [pictureKey, placeOf(at)]))
}

/** Returns the position if it is between blocks, otherwise the end of its block. */
export function betweenBlocks(doc: Node, at: number): number {
  const place = doc.resolve(Math.min(at, doc.content.size))
  return place.depth === 0 ? place.pos : place.after(1)
}

/** Returns where to insert a picture: before the empty line of the cursor, after any other block. */
export function placeAtCaret({ doc, selection }: EditorState): number {
  const { $to } = selection
  if ($to.depth === 0) return selection.to
  const block = $to.node(1)
  const isEmptyLine = block.type.name === 'paragraph' && block.content.size === 0
  return isEmptyLine ? $to.before(1) : betweenBlocks(doc, $to.pos)
}
