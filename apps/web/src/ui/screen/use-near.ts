import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has scrolled to within `margin` pixels of an element; from then on, and at once where a browser cannot tell. */
export function useNear(element: RefObject<Element | null>, margin = 200): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: `${margin}px 0px`,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, isNear])
  return isNear
}
