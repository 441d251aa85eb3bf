import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import css from './marks.module.css'
import { finderIn, type Passage, type Place, passageOf, placeByPositions } from './passage.ts'

/** What the marks need to know of a remark. */
export interface Marked extends Passage {
  _id: string
}

export interface MarksView {
  /** Ids of the remarks whose passages were found, in the order of the text. */
  order: readonly string[]
  /** The selection, if it has words to remark on. */
  selected: Place | null
  /** Id of the remark whose passage the caret is in. */
  here: string | null
}

interface Shown {
  remarks: readonly Marked[]
  chosen: string | null
  /** The passage of a remark that is being written. */
  pending: Passage | null
  /** Called with a remark's new positions when it was found elsewhere; null if this person may not store them. */
  onMoved: ((remark: Marked, passage: Passage) => void) | null
}

const nothingShown: Shown = { remarks: [], chosen: null, pending: null, onMoved: null }
const pendingId = 'pending'
const key = new PluginKey<Drawn>('remarks')
/** Milliseconds without a change before outdated positions are replaced. */
const rest = 600

interface Drawn {
  places: ReadonlyMap<string, Place>
  decorations: DecorationSet
}

export type RemarkMarks = ReturnType<typeof createRemarkMarks>

/** Highlights the passages of remarks in a text editor, follows them as the text changes, and says where they are. */
export function createRemarkMarks() {
  let shown = nothingShown
  let view: EditorView | null = null
  let state: MarksView = { order: [], selected: null, here: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(next: MarksView) {
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }
  const placesNow = (): Drawn['places'] => (view && key.getState(view.state)?.places) ?? new Map()
  function look() {
    if (view === null) return
    const places = placesNow()
    tell({ order: orderOf(places), ...selectionIn(view.state, places) })
  }
  function draw() {
    if (view && !view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
  }
  /**
   * Gives new positions to remarks that were found by their words, or moved along with them, so that they are still
   * found when the words change.
   */
  function mend() {
    const { onMoved } = shown
    if (view === null || onMoved === null) return
    const places = placesNow()
    for (const remark of shown.remarks) {
      const place = places.get(remark._id)
      if (place === undefined || placeByPositions(view.state, remark) !== null) continue
      const passage = passageOf(view.state, place)
      if (passage !== null) onMoved(remark, passage)
    }
  }

  function mendSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      draw()
      mend()
    }, rest)
  }

  const plugin = new Plugin<Drawn>({
    key,
    state: {
      init: () => ({ places: new Map(), decorations: DecorationSet.empty }),
      apply: (transaction, before, _, next) => {
        const along = moved(before, transaction)
        return isAsked(transaction) ? drawnIn(next, shown, along.places) : along
      },
    },
    props: { decorations: (now) => key.getState(now)?.decorations },
    view(made) {
      view = made
      queueMicrotask(draw)
      return {
        update(_, before) {
          queueMicrotask(look)
          if (!before.doc.eq(made.state.doc)) mendSoon()
        },
        destroy() {
          // Another editor of the same text may have been created before this one is destroyed.
          if (view !== made) return
          clearTimeout(timer)
          view = null
        },
      }
    },
  })

  return {
    extension: Extension.create({ name: 'remarkMarks', addProseMirrorPlugins: () => [plugin] }),
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show(next: Shown) {
      shown = next
      queueMicrotask(draw)
      mendSoon()
    },
    /** Returns the selected passage, or null. */
    take: (): Passage | null => (view && state.selected ? passageOf(view.state, state.selected) : null),
    /** Scrolls to a passage and puts the caret before it. */
    goTo(id: string) {
      const place = placesNow().get(id)
      if (view === null || place === undefined) return
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.from))))
      const mark = view.dom.querySelector(`[data-remark="${id}"]`)
      mark?.scrollIntoView({ block: 'center' })
    },
    /** Collapses the selection to a caret after it. */
    leave() {
      if (view) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.selection.$to, -1)))
    },
    focus: () => view?.focus(),
    /** Returns the page coordinates of a position; undefined before layout. */
    boxOf(position: number): { bottom: number; left: number } | undefined {
      try {
        return view?.coordsAtPos(position)
      } catch {
        return undefined
      }
    },
  }
}

const isAsked = (transaction: Transaction) =>
  transaction.getMeta(key) !== undefined || transaction.getMeta(ySyncPluginKey)?.isChangeOrigin === true

/** Maps the places through a local change, which is in the text before it is in the shared document. */
function moved(before: Drawn, { docChanged, mapping, doc }: Transaction): Drawn {
  if (!docChanged) return before
  const places = new Map<string, Place>()
  for (const [id, place] of before.places) {
    const [from, to] = [mapping.map(place.from, 1), mapping.map(place.to, -1)]
    if (from < to) places.set(id, { from, to })
  }
  return { places, decorations: before.decorations.map(mapping, doc) }
}

function drawnIn(
  state: EditorState,
  { remarks, chosen, pending }: Omit<Shown, 'onMoved'>,
  along: Drawn['places'],
): Drawn {
  const places = new Map<string, Place>()
  const find = finderIn(state)
  for (const remark of [...remarks, ...(pending ? [{ ...pending, _id: pendingId }] : [])]) {
    const place = placeByPositions(state, remark) ?? along.get(remark._id) ?? find(remark.quote)
    if (place !== null) places.set(remark._id, place)
  }
  const decorations = [...places].map(([id, { from, to }]) =>
    Decoration.inline(from, to, {
      nodeName: 'mark',
      class: css.mark ?? '',
      'data-remark': id,
      ...((id === chosen || id === pendingId) && { 'data-chosen': 'true' }),
    }),
  )
  return { places, decorations: DecorationSet.create(state.doc, decorations) }
}

const orderOf = (places: Drawn['places']): string[] =>
  [...places]
    .filter(([id]) => id !== pendingId)
    .sort(([, a], [, b]) => a.from - b.from || a.to - b.to)
    .map(([id]) => id)

function selectionIn({ selection, doc }: EditorState, places: Drawn['places']) {
  const { from, to, empty } = selection
  const isText = selection instanceof TextSelection
  const hasWords = isText && !empty && doc.textBetween(from, to, ' ', ' ').trim() !== ''
  const inside = [...places].filter(([id, place]) => id !== pendingId && from >= place.from && from <= place.to)
  // The shortest of nested passages.
  const [here] = inside.sort(([, a], [, b]) => a.to - a.from - (b.to - b.from))
  return { selected: hasWords ? { from, to } : null, here: empty ? (here?.[0] ?? null) : null }
}

function isSame(before: MarksView, next: MarksView): boolean {
  const { selected } = next
  return (
    before.here === next.here &&
    before.selected?.from === selected?.from &&
    before.selected?.to === selected?.to &&
    before.order.length === next.order.length &&
    next.order.every((id, at) => before.order[at] === id)
  )
}
