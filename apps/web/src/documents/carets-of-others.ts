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
import colors from './person-colors.module.css'
import type { SharedDocument } from './shared-document.ts'

interface Carets {
  shared: Pick<SharedDocument, 'document' | 'read' | 'subscribe' | 'saySelf'>
  /** Name of the place that holds this text. */
  place: string
}

const key = new PluginKey<DecorationSet>('carets of others')

/**
 * Editor extension that shows other people's carets and names, anchored to the text around them, and reports one's own
 * caret.
 */
export const caretsOfOthers = (carets: Carets) =>
  Extension.create({ name: 'caretsOfOthers', addProseMirrorPlugins: () => [pluginOf(carets)] })

function pluginOf({ shared, place }: Carets): Plugin<DecorationSet> {
  const others = () => shared.read().people.filter(({ client }) => client !== shared.document.clientID)
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before, _, state) =>
        transaction.getMeta(key) || transaction.getMeta(ySyncPluginKey)
          ? caretsIn(state, others())
          : before.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => key.getState(state) },
    view(view) {
      let isLeft = false
      const draw = () => {
        // Dispatching inside the notification could nest transactions.
        queueMicrotask(() => {
          if (!isLeft && !view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
        })
      }
      const tell = () => shared.saySelf(place, view.hasFocus() ? caretOf(view.state) : null)
      const unsubscribe = shared.subscribe(draw)
      draw()
      view.dom.addEventListener('focus', tell)
      view.dom.addEventListener('blur', tell)
      return {
        update(_, before) {
          if (!before.selection.eq(view.state.selection) || !before.doc.eq(view.state.doc)) tell()
        },
        destroy() {
          isLeft = true
          unsubscribe()
          view.dom.removeEventListener('focus', tell)
          view.dom.removeEventListener('blur', tell)
          shared.saySelf(place, null)
        },
      }
    },
  })
}

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
        class: `${css.selection} ${colors.colored}`,
        'data-color': String(person.color),
      }),
    ]
  })
  return DecorationSet.create(state.doc, decorations)
}

/** A cursor is unchecked data of another client, so it may be anything. */
function positionsOf(cursor: string | null): unknown[] {
  try {
    const given: unknown = JSON.parse(cursor ?? '[]')
    return Array.isArray(given) ? given : []
  } catch {
    return []
  }
}

/** CSS draws the name, so that it is no part of the text. */
function drawn({ name, color }: PersonPresent): HTMLElement {
  const caret = document.createElement('span')
  caret.className = `${css.caret} ${colors.colored}`
  caret.dataset.color = String(color)
  caret.dataset.name = name
  caret.ariaHidden = 'true'
  return caret
}
