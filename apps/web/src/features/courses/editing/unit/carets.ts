import type { PersonPresent } from '@learntrail/contract/documents/facts'
import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import { createRelativePositionFromJSON, type RelativePosition, relativePositionToJSON } from 'yjs'
import css from './carets.module.css'

interface CaretsOptions {
  /** Who else has the text open. */
  people: () => readonly PersonPresent[]
  subscribe: (listener: () => void) => () => void
  /** Tells the others where the own caret is; null: nowhere. */
  say: (cursor: string | null) => void
}

const key = new PluginKey<DecorationSet>('carets')

/** Carets of the others with their names, at the words where they are, whatever is written before those. */
export const Carets = Extension.create<CaretsOptions>({
  name: 'carets',
  addProseMirrorPlugins() {
    const { people, subscribe, say } = this.options
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before, _, state) =>
            transaction.getMeta(key) || transaction.getMeta(ySyncPluginKey)
              ? caretsIn(state, people())
              : before.map(transaction.mapping, transaction.doc),
        },
        props: { decorations: (state) => key.getState(state) },
        view(view) {
          const draw = () => {
            if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
          }
          const tell = () => say(view.hasFocus() ? caretOf(view.state) : null)
          const unsubscribe = subscribe(draw)
          view.dom.addEventListener('focus', tell)
          view.dom.addEventListener('blur', tell)
          return {
            update(_, before) {
              if (!before.selection.eq(view.state.selection) || !before.doc.eq(view.state.doc)) tell()
            },
            destroy() {
              unsubscribe()
              view.dom.removeEventListener('focus', tell)
              view.dom.removeEventListener('blur', tell)
              say(null)
            },
          }
        },
      }),
    ]
  },
})

interface Sync {
  doc: Parameters<typeof relativePositionToAbsolutePosition>[0]
  type: Parameters<typeof relativePositionToAbsolutePosition>[1]
  binding: { mapping: Parameters<typeof relativePositionToAbsolutePosition>[3] } | null
}

const syncOf = (state: EditorState) => ySyncPluginKey.getState(state) as Sync | undefined

function caretOf(state: EditorState): string | null {
  const sync = syncOf(state)
  if (!sync?.binding) return null
  const at = (position: number) =>
    relativePositionToJSON(
      absolutePositionToRelativePosition(position, sync.type, sync.binding?.mapping as never) as RelativePosition,
    ) as unknown
  const { anchor, head } = state.selection
  return JSON.stringify(anchor === head ? [at(head)] : [at(head), at(anchor)])
}

function caretsIn(state: EditorState, people: readonly PersonPresent[]): DecorationSet {
  const sync = syncOf(state)
  if (!sync?.binding) return DecorationSet.empty
  const placeOf = (position: unknown) => {
    const found = relativePositionToAbsolutePosition(
      sync.doc,
      sync.type,
      createRelativePositionFromJSON(position),
      sync.binding?.mapping as never,
    )
    return found === null ? null : Math.min(found, Math.max(0, state.doc.content.size - 1))
  }
  const decorations = people.flatMap((person) => {
    const [head, anchor = head] = positionsOf(person.cursor)
    if (head === undefined) return []
    const [at, from] = [placeOf(head), placeOf(anchor)]
    if (at === null || from === null) return []
    return [
      Decoration.widget(at, () => drawn(person), { key: `${person.client}-${person.name}`, side: 10 }),
      Decoration.inline(Math.min(at, from), Math.max(at, from), {
        class: css.selection ?? '',
        'data-color': String(person.color),
      }),
    ]
  })
  return DecorationSet.create(state.doc, decorations)
}

/** What others say of where they are may be anything. */
function positionsOf(cursor: string | null): unknown[] {
  try {
    const given: unknown = JSON.parse(cursor ?? '[]')
    return Array.isArray(given) ? given : []
  } catch {
    return []
  }
}

/** The name is drawn by the style: it is no part of the text. */
function drawn({ name, color }: PersonPresent): HTMLElement {
  const caret = document.createElement('span')
  caret.className = css.caret ?? ''
  caret.dataset.color = String(color)
  caret.dataset.name = name
  return caret
}
