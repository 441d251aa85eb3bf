import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { byVisit } from '../../../routing/by-visit.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { Heights, Shown } from './list-window.tsx'

/** How much of each list was rendered, so that going back finds every record where it was. */
const remembered = byVisit<{ drawn: number; heights: Heights }>()

/** Up to this many rows are all rendered; most visits see no more, and so never load the code of the window. */
const mostDrawn = 30
/** Rows rendered below the screen at first, and pixels rendered ahead while scrolling. */
const rowsAhead = 4
const pixelsAhead = 600

const windowPart = onDemand(() => import('./list-window.tsx').then(({ ListWindow }) => ListWindow))

interface Rows {
  count: number
  /** Estimated height in pixels of a row not yet rendered. */
  guess: number
  keyOf: (index: number) => string
}

/**
 * Decides which rows of a list are rendered: at first those on the screen and a few more, growing while scrolling; in a
 * long list those near the screen. The rest is empty space of the same height, so that five hundred records are as
 * light as ten. Each row has to set its `data-index` and pass itself to `measure`; `follower` has to be placed in the
 * list and renders nothing visible.
 */
export function useListWindow({ count, guess, keyOf }: Rows) {
  const place = useRef<HTMLDivElement>(null)
  const visit = useLocation().key
  const [left] = useState(() => remembered.get(visit))
  const [few] = useState(() => Math.ceil(window.innerHeight / guess) + rowsAhead)
  const [drawn, setDrawn] = useState(left?.drawn ?? few)
  const [Window, setWindow] = useState(windowPart.now)
  const [near, setNear] = useState<Shown>()
  const isLong = drawn > mostDrawn
  const isGrowing = drawn < count && !(isLong && Window)

  const grow = useCallback(() => {
    const last = [...(place.current?.querySelectorAll('[data-index]') ?? [])].at(-1)
    const isAhead = last && last.getBoundingClientRect().bottom > window.innerHeight + pixelsAhead
    if (!isAhead) setDrawn((before) => Math.ceil(before * 1.5))
  }, [])
  useLayoutEffect(() => {
    if (isGrowing) grow()
  })
  useEffect(() => {
    if (!isGrowing) return
    for (const event of ['scroll', 'resize']) addEventListener(event, grow, { passive: true })
    return () => {
      for (const event of ['scroll', 'resize']) removeEventListener(event, grow)
    }
  }, [isGrowing, grow])

  useEffect(() => {
    if (!isLong || Window) return
    // If the code cannot be loaded, the list just keeps growing.
    windowPart.fetch().then(
      () => setWindow(windowPart.now),
      () => undefined,
    )
  }, [isLong, Window])

  const known = left?.heights ?? []
  const heights = useRef(known)
  const reached = useRef(drawn)
  reached.current = drawn
  useEffect(() => () => remembered.keep(visit, { drawn: reached.current, heights: heights.current }), [visit])
  const show = useCallback((shown: Shown, measured: Heights) => {
    heights.current = measured
    setNear((before) => (before && isSame(before, shown) ? before : shown))
  }, [])

  const follower: ReactNode =
    isLong && Window ? (
      <Window place={place} count={count} guess={guess} keyOf={keyOf} heights={heights.current} onShow={show} />
    ) : null
  const end = Math.min(known.length > 0 ? few : drawn, count)
  const after = known.length > 0 ? heightBelow(known, end) : guess * (count - end)
  const shown: Shown = near ?? { first: 0, end, before: 0, after }
  return { place, follower, ...shown }
}

const heightBelow = (heights: Heights, end: number) => (heights.at(-1)?.end ?? 0) - (heights[end - 1]?.end ?? 0)

const isSame = (one: Shown, other: Shown) =>
  one.first === other.first &&
  one.end === other.end &&
  one.before === other.before &&
  one.after === other.after &&
  one.measure === other.measure
