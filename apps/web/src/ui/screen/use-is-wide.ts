import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an element is at least `width` px wide, for differences that CSS cannot express; see `useMedia` for the
 * window.
 */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, width])
  return isWide
}
