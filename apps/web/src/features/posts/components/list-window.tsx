import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The rendered part of a list: rows from `first` up to, not including, `end`, and the heights in pixels of what is left
 * out.
 */
export interface Shown {
  first: number
  end: number
  before: number
  after: number
  /** Ref for each rendered row, to measure its height. */
  measure?: (row: Element | null) => void
}

export type Heights = VirtualItem[]

interface ListWindowProps {
  place: RefObject<HTMLElement | null>
  count: number
  /** Estimated height in pixels of a row not yet rendered. */
  guess: number
  keyOf: (index: number) => string
  /** Heights from an earlier visit; without them the rendered rows are measured. */
  heights: Heights
  onShow: (shown: Shown, heights: Heights) => void
}

/** Reports which rows of a long list are near the screen, whenever that changes. Renders nothing itself. */
export function ListWindow({ place, count, guess, keyOf, heights, onShow }: ListWindowProps) {
  const [top, setTop] = useState(() => topOf(place.current))
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const [initialOffset] = useState(() => window.scrollY)
  const [seen] = useState(() => (heights.length > 0 ? heights : heightsIn(place.current, keyOf, top)))
  const list = useWindowVirtualizer({
    count,
    estimateSize: () => guess,
    getItemKey: keyOf,
    overscan: 4,
    scrollMargin: top,
    initialRect,
    initialOffset,
    initialMeasurementsCache: seen,
  })

  useLayoutEffect(() => setTop(topOf(place.current)))
  const rows = list.getVirtualItems()
  const before = (rows[0]?.start ?? top) - top
  const after = list.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  useLayoutEffect(() => {
    const shown = {
      first: rows[0]?.index ?? 0,
      end: (rows.at(-1)?.index ?? -1) + 1,
      before: Math.max(0, before),
      after: Math.max(0, after),
      measure: list.measureElement,
    }
    onShow(shown, list.measurementsCache)
  })
  return null
}

function heightsIn(place: HTMLElement | null, keyOf: (index: number) => string, top: number): Heights {
  let end = top
  return [...(place?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map((row, index) => {
    const start = end
    end += row.offsetHeight
    return { index, key: keyOf(index), start, end, size: row.offsetHeight, lane: 0 }
  })
}

const topOf = (place: HTMLElement | null) => (place ? place.getBoundingClientRect().top + window.scrollY : 0)
