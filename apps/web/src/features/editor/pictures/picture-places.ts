import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Where pictures that are on their way will stand, by their keys. */
type Places = ReadonlyMap<string, number>

const key = new PluginKey<Places>('places of pictures')

/** A change of the places: a number begins one, null ends it. */
type Change = readonly (readonly [pictureKey: string, at: number | null])[]

interface PlacesOptions {
  /** What shows how far a picture is; the same as long as it is on its way. */
  elementOf: (pictureKey: string) => HTMLElement
}

/** Pictures on their way are shown where they will stand, to oneself alone: the text does not have them yet. */
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

/** By what differs: what others write comes as a change of the whole text. */
function moved(places: Places, before: Node, after: Node): Places {
  const from = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (places.size === 0 || from === null || end === null) return places
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const [until, now] = [end.a + overlap, end.b + overlap]
  const placeOf = (at: number) => betweenBlocks(after, at <= from ? at : at >= until ? at + now - until : now)
  return new Map([...places].map(([pictureKey, at]) => [pictureKey, placeOf(at)]))
}

/** The place itself where it is one, else after the block that it is in. */
export function betweenBlocks(doc: Node, at: number): number {
  const place = doc.resolve(Math.min(at, doc.content.size))
  return place.depth === 0 ? place.pos : place.after(1)
}

/** Where a picture comes that is put in: before an empty line, after any other block that the caret is in. */
export function placeAtCaret({ doc, selection }: EditorState): number {
  const { $to } = selection
  if ($to.depth === 0) return selection.to
  const block = $to.node(1)
  const isEmptyLine = block.type.name === 'paragraph' && block.content.size === 0
  return isEmptyLine ? $to.before(1) : betweenBlocks(doc, $to.pos)
}
