import { useEffect, useState } from 'react'

/** px. Smaller moves are a resting finger or the bounce at the end of a page. */
const unsteady = 12

/** Whether the person is scrolling down; false once they turn around or reach the top. */
export function useGoesDown(): boolean {
  const [goesDown, setGoesDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const now = Math.max(0, window.scrollY)
      if (now > 0 && Math.abs(now - last) < unsteady) return
      setGoesDown(now > last)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return goesDown
}
