import { useState } from 'react'
import { readStored, writeStored } from '../../../../i18n/stored-choice.ts'

/** `off` where whoever uses this device goes on by themselves. */
const key = 'learntrail.next-film'

/** Whether the next film comes by itself: until somebody says that it shall not. */
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
