import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Heights of lists that were left, by the visit: coming back finds every record where it was. */
const remembered = new Map<string, VirtualItem[]>()
const mostRemembered = 20

/**
 * The rows near the screen; the rest is empty space of their height, so that five hundred records are as light as ten.
 * `guess` is a row's height before it was seen.
 */
export function useListWindow(count: number, { guess, keyOf }: { guess: number; keyOf: (index: number) => string }) {
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [top, setTop] = useState(0)
  // Known before there is anything to measure, so that the first rows are drawn in slices, not all at once after the list.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const list = useWindowVirtualizer({
    count,
    estimateSize: () => guess,
    getItemKey: keyOf,
    overscan: 4,
    scrollMargin: top,
    initialRect,
    initialMeasurementsCache: remembered.get(key) ?? [],
  })

  useLayoutEffect(() => {
    const element = place.current
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  })
  const measured = useRef(list)
  measured.current = list
  useEffect(
    () => () => {
      remembered.delete(key)
      remembered.set(key, measured.current.measurementsCache)
      const [oldest] = remembered.keys()
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    },
    [key],
  )

  const rows = list.getVirtualItems()
  const before = (rows[0]?.start ?? top) - top
  const after = list.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  return { place, rows, before: Math.max(0, before), after: Math.max(0, after), measure: list.measureElement }
}
