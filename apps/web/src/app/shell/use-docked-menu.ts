import { useState } from 'react'
import { readStored, writeStored } from '../../i18n/stored-choice.ts'
import { useMedia } from '../../ui/screen/use-media.ts'

const key = 'learntrail.menu'

/** From 992 px on the menu stands beside the screen, unless the person folded it away. */
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
