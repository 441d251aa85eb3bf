import { type RefObject, useEffect, useState } from 'react'
import type { PageRange } from './preview-session.ts'

/** Returns the range of pages in or near the visible area (within `margin` CSS pixels), and the page most visible. */
export function useSeenPages(area: RefObject<HTMLElement | null>, count: number, margin = 400) {
  const [seen, setSeen] = useState<PageRange>({ from: 1, to: 3 })
  const [current, setCurrent] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are other elements to observe
  useEffect(() => {
    const element = area.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const near = new Map<number, boolean>()
    const shares = new Map<number, number>()
    const numberOf = (target: Element) => Number((target as HTMLElement).dataset.page)
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) near.set(numberOf(entry.target), entry.isIntersecting)
        const numbers = [...near].flatMap(([number, isNear]) => (isNear ? [number] : []))
        if (numbers.length > 0) setSeen({ from: Math.min(...numbers), to: Math.max(...numbers) })
      },
      { rootMargin: `${margin}px 0px` },
    )
    const inside = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) shares.set(numberOf(entry.target), entry.intersectionRect.height)
        const [best] = [...shares].sort((one, other) => other[1] - one[1] || one[0] - other[0])
        if (best && best[1] > 0) setCurrent(best[0])
      },
      { threshold: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    )
    for (const page of element.querySelectorAll('[data-page]')) {
      nearby.observe(page)
      inside.observe(page)
    }
    return () => {
      nearby.disconnect()
      inside.disconnect()
    }
  }, [area, count, margin])

  return { seen, current: Math.min(current, Math.max(1, count)) }
}
