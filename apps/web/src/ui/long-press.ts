import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** ms a finger must rest; the delay of the phones' own long press. */
const longMs = 500
/** px a resting finger may move. */
const stillWithin = 10

/**
 * Calls `run` on a long press by touch. Returns handlers for the pressed element; they swallow the mouse events and the
 * click that follow when the finger lifts, so that these neither open a link nor close what the press has opened. Mouse
 * and pen are ignored.
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
    // The browser has taken the gesture over for scrolling.
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault()
    },
    onMouseDownCapture(event: MouseEvent) {
      if (!wasLong.current) return
      // Its default would take the focus from what has been opened.
      event.preventDefault()
      event.stopPropagation()
    },
    onClickCapture(event: MouseEvent) {
      // A click dispatched by `run` itself goes through.
      if (!wasLong.current || isRunning.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
