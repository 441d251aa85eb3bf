import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect } from 'react'
import { figures } from './figures.ts'

/**
 * Plays while at least 90 % of the element is on the screen, and pauses otherwise. A player paused by the person stays
 * paused, and nothing plays by itself for people who prefer reduced motion. Calls `onBlocked` if the browser refuses to
 * play without a press.
 */
export function useAutoplay(media: RefObject<HTMLMediaElement | null>, onBlocked: () => void) {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  useEffect(() => {
    const element = media.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let plays = !isStill
    let hasBegun = false
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0
        if (ratio >= figures.visible) {
          if (!plays) return
          hasBegun = true
          if (element.paused) element.play()?.catch(onBlocked)
        } else {
          if (hasBegun) plays = !element.paused
          element.pause()
        }
      },
      { threshold: [0, figures.visible, 1] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [media, isStill, onBlocked])
}
