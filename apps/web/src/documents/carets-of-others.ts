import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import css from './carets.module.css'
import colors from './person-colors.module.css'
import type { SharedDocument } from './shared-document.ts'

interface Carets {
  shared: Pick<SharedDocument, 'document' | 'read' | 'subscribe' | 'saySelf'>
  fragment: Y.XmlFragment
  /** What the place is called in which this text stands. */
  place: string
}

const key = new PluginKey<DecorationSet>('carets of others')

/** Shows in the editor where the others are, and tells them where one is oneself. */
export const caretsOfOthers = (carets: Carets) =>
  Extension.create({ name: 'caretsOfOthers', addProseMirrorPlugins: () => [pluginOf(carets)] })

function pluginOf(carets: Carets): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, shown, _before, state) {
        // What others write replaces more than it says: every place is asked for anew.
        const isToDraw = transaction.getMeta(key) !== undefined || transaction.getMeta(ySyncPluginKey)?.isChangeOrigin
        return isToDraw ? drawn(carets, state) : shown.map(transaction.mapping, transaction.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => {
      let isLeft = false
      const redraw = () => {
        // Not within what has just told of it.
        queueMicrotask(() => {
          if (!isLeft && !view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
        })
      }
      const end = carets.shared.subscribe(redraw)
      redraw()
      return {
        update: (_view, before) => {
          if (!before.selection.eq(view.state.selection)) tellOwn(carets, view)
        },
        destroy() {
          isLeft = true
          end()
          carets.shared.saySelf(carets.place, null)
        },
      }
    },
  })
}

const mappingOf = (state: EditorState) => ySyncPluginKey.getState(state)?.binding?.mapping

function tellOwn({ shared, fragment, place }: Carets, view: EditorView): void {
  const mapping = mappingOf(view.state)
  if (mapping === undefined || !view.hasFocus()) return
  const at = absolutePositionToRelativePosition(view.state.selection.head, fragment, mapping)
  shared.saySelf(place, JSON.stringify(at))
}

function drawn({ shared, fragment, place }: Carets, state: EditorState): DecorationSet {
  const mapping = mappingOf(state)
  if (mapping === undefined) return DecorationSet.empty
  const carets = shared.read().people.flatMap((person) => {
    const relative = person.place === place ? placeIn(person.cursor) : undefined
    if (relative === undefined || person.client === shared.document.clientID) return []
    const at = relativePositionToAbsolutePosition(shared.document, fragment, relative, mapping)
    if (at === null) return []
    const name = { key: `${person.client} ${person.color} ${person.name}`, side: 10 }
    return [Decoration.widget(Math.min(at, state.doc.content.size), () => caretOf(person), name)]
  })
  return DecorationSet.create(state.doc, carets)
}

/** As somebody else's editor has written it down; what cannot be read is nowhere. */
function placeIn(cursor: string | null): Y.RelativePosition | undefined {
  if (cursor === null) return undefined
  try {
    return Y.createRelativePositionFromJSON(JSON.parse(cursor))
  } catch {
    return undefined
  }
}

function caretOf({ name, color }: { name: string; color: number }): HTMLElement {
  const caret = document.createElement('span')
  caret.className = `${css.caret} ${colors.colored}`
  caret.dataset.color = String(color)
  caret.ariaHidden = 'true'
  const label = document.createElement('span')
  label.className = css.name ?? ''
  label.textContent = name
  caret.append(label)
  return caret
}
