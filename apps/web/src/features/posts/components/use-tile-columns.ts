import { useSyncExternalStore } from 'react'

const wide = '(min-width: 576px)'

/** Tiles beside each other: two on phones, three where there is room. */
export function useTileColumns(): number {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
  return isWide ? 3 : 2
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
