import { type RefObject, useEffect } from 'react'
import { playOrPause } from '../viewer/film/film-steps.ts'

/**
 * Hides the browser's controls in favor of our own bar, except while the element itself is in full screen. A press on
 * the picture plays or pauses.
 */
export function useOwnControls(media: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => {
    const element = media.current
    if (element === null) return
    const arrange = () => {
      element.controls = document.fullscreenElement === element
    }
    const press = () => {
      if (!element.controls) playOrPause(element)
    }
    arrange()
    element.addEventListener('fullscreenchange', arrange)
    element.addEventListener('click', press)
    return () => {
      element.removeEventListener('fullscreenchange', arrange)
      element.removeEventListener('click', press)
      element.controls = true
    }
  }, [media])
}
