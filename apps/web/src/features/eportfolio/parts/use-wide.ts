import { useSyncExternalStore } from 'react'

const wideScreen = '(min-width: 992px)'

/** Room for panes beside each other. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches)

function subscribe(listener: () => void) {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
