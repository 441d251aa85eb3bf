import { useReducedMotion } from '@mantine/hooks'
import { useGesture } from '@use-gesture/react'
import { type RefObject, useRef, useState } from 'react'
import { figures } from './figures.ts'
import { useStageZoom } from './stage-zoom.ts'
import { heldWithin, type Point, type View, whole, zoomedAt } from './zoom.rules.ts'

const doubleTap = { milliseconds: 300, pixels: 30, scale: 2.5 }
const swipePixels = 60
const panPixels = 80

interface Places {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLElement | null>
}

/** Pinch, wheel, double tap and drag for one picture; a swipe at its normal size turns to the next or previous one. */
export function usePictureZoom({ stage, picture }: Places, onTurn: (step: 1 | -1) => void) {
  const [view, setView] = useState<View>(whole)
  const [swipe, setSwipe] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const current = useRef(view)
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })

  const show = (next: View) => {
    const area = stage.current?.getBoundingClientRect()
    const own = picture.current
    const held = area && own ? heldWithin(next, area, { width: own.offsetWidth, height: own.offsetHeight }) : next
    current.current = held
    setView(held)
    return held
  }
  const fromMiddle = (x: number, y: number): Point => {
    const area = stage.current?.getBoundingClientRect()
    return area ? { x: x - area.left - area.width / 2, y: y - area.top - area.height / 2 } : { x: 0, y: 0 }
  }
  const zoomTo = (scale: number, point?: Point) => show(zoomedAt(current.current, scale, point))
  const tap = (x: number, y: number, at: number) => {
    const before = lastTap.current
    const isSecond =
      at - before.at < doubleTap.milliseconds && Math.hypot(x - before.x, y - before.y) < doubleTap.pixels
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at, x, y }
    if (isSecond) zoomTo(current.current.scale > 1 ? 1 : doubleTap.scale, fromMiddle(x, y))
  }

  useGesture(
    {
      onPinch: ({ origin: [x, y], offset: [scale] }) => void zoomTo(scale, fromMiddle(x, y)),
      onWheel: ({ event, ctrlKey }) => {
        if (ctrlKey) return
        event.preventDefault()
        zoomTo(current.current.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15), fromMiddle(event.clientX, event.clientY))
      },
      onDrag: ({ first, last, tap: isTap, pinching, cancel, movement: [x, y], swipe: [fling], xy, event, memo }) => {
        if (pinching) {
          setSwipe(0)
          cancel()
          return memo
        }
        if (isTap) tap(xy[0], xy[1], event.timeStamp)
        const start: View = first || !memo ? current.current : memo
        setHeld(!last)
        if (start.scale > 1) {
          if (!isTap) show({ ...start, x: start.x + x, y: start.y + y })
          return start
        }
        setSwipe(last || isStill ? 0 : x)
        if (last && !isTap && (Math.abs(x) > swipePixels || fling !== 0) && Math.abs(x) > Math.abs(y)) {
          onTurn(x < 0 ? 1 : -1)
        }
        return start
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true },
      pinch: {
        scaleBounds: { min: figures.picture.least, max: figures.picture.most },
        from: () => [current.current.scale, 0],
      },
    },
  )

  useStageZoom({
    zoomBy: (factor) => void zoomTo(current.current.scale * factor),
    reset: () => void show(whole),
    pan: (x, y) => {
      const before = current.current
      if (before.scale === 1) return false
      const after = show({ ...before, x: before.x + x * panPixels, y: before.y + y * panPixels })
      return after.x !== before.x || after.y !== before.y
    },
  })

  return {
    scale: view.scale,
    isHeld,
    transform: `translate(${view.x + swipe}px, ${view.y}px) scale(${view.scale})`,
  }
}
