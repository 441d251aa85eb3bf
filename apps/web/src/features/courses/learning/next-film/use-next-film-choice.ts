import { useState } from 'react'
import { readStored, writeStored } from '../../../../i18n/stored-choice.ts'

/** Stored as `off` once the device's user has switched it off. */
const key = 'learntrail.next-film'

/** Whether a film that has ended leads on; on until switched off. */
export function useNextFilmChoice() {
  const [isOn, setOn] = useState(() => readStored(key) !== 'off')
  return {
    isOn,
    turn(to: boolean) {
      writeStored(key, to ? 'on' : 'off')
      setOn(to)
    },
  }
}

export type NextFilmChoice = ReturnType<typeof useNextFilmChoice>
