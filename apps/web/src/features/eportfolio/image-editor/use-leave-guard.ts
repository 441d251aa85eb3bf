import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/** Asks before unsaved changes are left: by the close button, by navigation, or by closing the window. */
export function useLeaveGuard(isChanged: boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false)
  /** Saved or discarded: leaving no longer asks. */
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])

  return {
    isAsking: isAsking || blocker.state === 'blocked',
    ask: () => (isChanged ? setAsking(true) : onLeave()),
    release() {
      isFree.current = true
    },
    stay() {
      setAsking(false)
      blocker.reset?.()
    },
    go() {
      isFree.current = true
      setAsking(false)
      if (blocker.state === 'blocked') blocker.proceed()
      else onLeave()
    },
  }
}
