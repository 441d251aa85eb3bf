import { useLayoutEffect } from 'react'
import { useScreenFrame } from './screen-frame.ts'

/** As long as what is shown needs the width of the window, the menu gives way; it is opened over the screen then. */
export function useRoom(isNeeded: boolean): void {
  const makeRoom = useScreenFrame()?.makeRoom
  useLayoutEffect(() => (isNeeded ? makeRoom?.() : undefined), [isNeeded, makeRoom])
}
