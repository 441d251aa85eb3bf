import { useSyncExternalStore } from 'react'

/** Where a sheet does not fit: one column at a time is shown. */
const narrow = '(max-width: 639px)'

function subscribe(redraw: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', redraw)
  return () => query.removeEventListener('change', redraw)
}

export const useNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
