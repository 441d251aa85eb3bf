import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../i18n/stored-choice.ts'

const wideScreen = '(min-width: 992px)'
const key = 'learntrail.menu'

/** From 992 px on the menu stands beside the screen, unless the person folded it away. */
export function useDockedMenu() {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches)
  const [isFolded, setFolded] = useState(() => readStored(key) === 'folded')
  return {
    isWide,
    isDocked: isWide && !isFolded,
    toggleDocked() {
      writeStored(key, isFolded ? 'docked' : 'folded')
      setFolded(!isFolded)
    },
  }
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
