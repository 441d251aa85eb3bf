import { useLayoutEffect } from 'react'
import { useScreenFrame } from './screen-frame.ts'

/** Hides the docked menu while the content needs the window's full width; the menu then opens over the screen. */
export function useRoom(isNeeded: boolean): void {
  const makeRoom = useScreenFrame()?.makeRoom
  useLayoutEffect(() => (isNeeded ? makeRoom?.() : undefined), [isNeeded, makeRoom])
}
