import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  isOn: boolean
  /** Some phones give no element the whole screen. */
  isPossible: boolean
  toggle: () => void
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  return {
    isOn,
    isPossible: document.fullscreenEnabled === true,
    toggle: () => {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
      // Refused by the browser: everything stays as it was.
      change?.catch(() => undefined)
    },
  }
}
