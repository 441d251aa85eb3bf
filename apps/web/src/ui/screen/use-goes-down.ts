import { useEffect, useState } from 'react'

/** So little is a finger that rests, or a page that bounces at its end. */
const unsteady = 12

/** Whether somebody goes down the page; no longer once they turn around, or are at the top. */
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
