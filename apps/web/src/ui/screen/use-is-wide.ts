import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element has so much room, for what is not only styled another way, as `useMedia` says of the window. */
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
