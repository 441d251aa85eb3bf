import { useState } from 'react'
import { readStored, writeStored } from '../../i18n/stored-choice.ts'
import { useMedia } from '../../ui/screen/use-media.ts'

const key = 'learntrail.menu'

/**
 * Docks the menu beside the screen from 992 px on, unless the person has folded it; the choice is stored on the device.
 */
export function useDockedMenu() {
  const isWide = useMedia('(min-width: 992px)')
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
