import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Conversation, Talk } from '../talk/conversation.ts'
import type { MessageRow } from './message-rows.rules.ts'

const nearEdge = 800
const atEndWithin = 40
/** Estimated height of an unmeasured row, in pixels. */
const guess = 64
/** Key of the row below the last message, which holds messages being sent. */
const waitingKey = 'waiting'

interface Showing {
  conversation: Conversation
  talk: Talk
  rows: readonly MessageRow[]
  /** Number of the message to jump to first. */
  at: number | undefined
  /** Changes whenever the messages being sent change. */
  below: unknown
}

/**
 * Virtual rows of a room: only those near the screen are rendered, so that ten thousand messages cost no more than
 * twenty. The scroll position stays when earlier messages load, pictures load or others write; at the end, it follows
 * new messages.
 */
export function useMessageWindow({ conversation, talk, rows, at, below }: Showing) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const hasPlace = useRef(false)
  const [isAway, setAway] = useState(false)
  const [focused, setFocused] = useState<number | null>(null)

  const keyOf = useCallback((index: number) => rows[index]?.message.number ?? waitingKey, [rows])
  // The focused row stays rendered, however far it is scrolled away.
  const focusedIndex = focused === null ? -1 : rows.findIndex(({ message }) => message.number === focused)
  const shown = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (focusedIndex < 0 || indexes.includes(focusedIndex)) return indexes
      return [...indexes, focusedIndex].toSorted((one, other) => one - other)
    },
    [focusedIndex],
  )
  const list = useVirtualizer({
    count: rows.length + 1,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === rows.length ? 0 : guess),
    getItemKey: keyOf,
    rangeExtractor: shown,
    overscan: 10,
    anchorTo: 'end',
    scrollEndThreshold: atEndWithin,
  })
  list.shouldAdjustScrollPositionOnItemSizeChange = isAbove

  const look = useCallback(() => {
    const box = scroller.current
    if (box === null || !hasPlace.current) return
    const { scrollTop, clientHeight, scrollHeight } = box
    const beneath = scrollHeight - scrollTop - clientHeight
    isAtEnd.current = !conversation.read().hasAfter && beneath < atEndWithin
    setAway(!isAtEnd.current)
    const last = isAtEnd.current
      ? rows.at(-1)
      : rows[list.getVirtualItemForOffset(scrollTop + clientHeight)?.index ?? -1]
    if (last && document.visibilityState === 'visible') conversation.see(last.message.number)
    if (scrollTop < nearEdge) void conversation.more('before')
    if (beneath < nearEdge) void conversation.more('after')
  }, [conversation, list, rows])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the shown rows change.
  useLayoutEffect(() => {
    if (rows.length === 0) return
    if (!hasPlace.current) {
      hasPlace.current = true
      const place = rows.findIndex(({ message, isUnread }) => (at === undefined ? isUnread : message.number === at))
      isAtEnd.current = place < 0
      if (place >= 0) list.scrollToIndex(place, { align: 'center' })
    }
    if (isAtEnd.current) list.scrollToEnd()
    look()
  }, [rows, below])

  useEffect(() => {
    const box = scroller.current
    if (box === null) return
    // A phone's keyboard halves the list: stay at the end if it was there.
    const observer = new ResizeObserver(() => (isAtEnd.current ? list.scrollToEnd() : look()))
    observer.observe(box)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [list, look])

  const items = list.getVirtualItems()
  return {
    scroller,
    ...withGaps(items, list.getTotalSize()),
    measure: list.measureElement,
    isAway: isAway || talk.hasAfter,
    look,
    setFocused,
    toEnd() {
      isAtEnd.current = true
      void conversation.toEnd().then(() => list.scrollToEnd())
    },
  }
}

const isAbove = (item: VirtualItem, _: number, { scrollOffset }: { scrollOffset: number | null }) =>
  item.end <= (scrollOffset ?? 0)

/** Adds to each item the empty space above it, as the focused row may be far from the others. */
function withGaps(items: readonly VirtualItem[], total: number) {
  const placed = items.map((item, place) => ({ ...item, gap: item.start - (items[place - 1]?.end ?? 0) }))
  return { items: placed, after: Math.max(0, total - (items.at(-1)?.end ?? 0)) }
}
