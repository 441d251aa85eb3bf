import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  isOn: boolean
  /** Some phones do not support full screen for elements. */
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
      // The browser refused; nothing changes.
      change?.catch(() => undefined)
    },
  }
}
