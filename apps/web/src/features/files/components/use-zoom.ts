import { type PointerEvent, useRef, useState } from 'react'

/** Bounds of the viewer. */
const bounds = { least: 1, most: 5 }

interface View {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

const whole: View = { scale: 1, x: 0, y: 0 }
const clamp = (scale: number) => Math.min(bounds.most, Math.max(bounds.least, scale))
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Pinch, wheel, double tap and drag for one picture; a swipe at its normal size asks for the next one. */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const [view, setView] = useState(whole)
  const pointers = useRef(new Map<number, Point>())
  const begun = useRef<{ at: Point; spread: number; view: View } | null>(null)

  function begin() {
    const [first, second] = [...pointers.current.values()]
    begun.current = first ? { at: first, spread: second ? distance(first, second) : 0, view } : null
  }

  const zoomTo = (scale: number) => setView((now) => (clamp(scale) === 1 ? whole : { ...now, scale: clamp(scale) }))

  return {
    scale: view.scale,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    reset: () => setView(whole),
    zoomBy: (factor: number) => zoomTo(view.scale * factor),
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        begin()
      },
      onPointerMove(event: PointerEvent) {
        if (!pointers.current.has(event.pointerId) || !begun.current) return
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const [first, second] = [...pointers.current.values()]
        const { at, spread, view: before } = begun.current
        if (first && second && spread > 0) {
          const scale = clamp((before.scale * distance(first, second)) / spread)
          setView(scale === 1 ? whole : { ...before, scale })
        } else if (first && before.scale > 1) {
          setView({ ...before, x: before.x + first.x - at.x, y: before.y + first.y - at.y })
        }
      },
      onPointerUp(event: PointerEvent) {
        const start = begun.current
        const wasSingle = pointers.current.size === 1
        pointers.current.delete(event.pointerId)
        if (start && wasSingle && start.view.scale === 1 && view.scale === 1) {
          const moved = event.clientX - start.at.x
          if (Math.abs(moved) > 60) onSwipe(moved < 0 ? 1 : -1)
        }
        begin()
      },
      onPointerCancel(event: PointerEvent) {
        pointers.current.delete(event.pointerId)
        begin()
      },
      onDoubleClick: () => zoomTo(view.scale > 1 ? 1 : 2.5),
      onWheel: (event: { deltaY: number }) => zoomTo(view.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15)),
    },
  }
}
