import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has come within `margin` px of the screen. Stays true; true from the start without
 * IntersectionObserver.
 */
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
