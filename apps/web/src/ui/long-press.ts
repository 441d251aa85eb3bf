import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds until a finger that stays means it: as long as on the telephones themselves. */
const longMs = 500
/** Pixels that a finger trembles by. */
const stillWithin = 10

/**
 * A finger that stays where it is. Answers the handlers of what is pressed; the click that follows does nothing there, so
 * that no link is opened by it. A mouse and a pen have their own ways.
 */
export function useLongPress(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const isRunning = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      wasLong.current = false
      stop()
      if (pointerType !== 'touch') return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        isRunning.current = true
        run()
        isRunning.current = false
      }, longMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > stillWithin) stop()
    },
    onPointerUp: stop,
    // The page is scrolled by it.
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // A click that is made by what runs is meant.
      if (!wasLong.current || isRunning.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
