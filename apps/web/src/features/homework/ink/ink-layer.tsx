import {
  type InkPage,
  type InkPoint,
  inkUnits,
  type Stroke,
  strokePath,
  writtenPoints,
} from '@learntrail/contract/homework/ink'
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react'
import css from './ink.module.css'
import { isTouched, paintOf, pointOf, simplified, strokesAt, strokesOf } from './strokes.rules.ts'
import type { Drawing, Pen } from './use-pen.ts'

interface InkLayerProps {
  fileId: string
  page: number
  ink: readonly InkPage[]
  /** Null for readers, and while drawing is off. */
  drawing: (Drawing & { pen: Pen }) | null
}

const none: ReadonlySet<Stroke> = new Set()

/** Strokes on one page, and the surface that captures the pen. */
export function InkLayer({ fileId, page, ink, drawing }: InkLayerProps) {
  const [drawn, setDrawn] = useState<InkPoint[]>([])
  const [erased, setErased] = useState(none)
  const strokes = strokesAt(ink, { fileId, page })
  const isDrawing = drawing !== null && drawing.pen.tool !== null
  if (strokes.length === 0 && !isDrawing) return null
  return (
    <>
      <svg className={css.ink} viewBox={`0 0 ${inkUnits} ${inkUnits}`} aria-hidden="true" data-strokes={strokes.length}>
        {strokes.map((stroke, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are in the order in which they were drawn
          erased.has(stroke) ? null : <StrokeShape key={place} stroke={stroke} />,
        )}
        {drawn.length > 0 && drawing ? (
          <path
            fill={paintOf(drawing.pen.color)}
            d={strokePath({ points: writtenPoints(drawn), width: drawing.pen.width })}
          />
        ) : null}
      </svg>
      {isDrawing ? (
        <Capture
          pen={drawing.pen}
          strokes={strokes}
          onDraw={setDrawn}
          onErase={setErased}
          onDrawn={(points) => {
            setDrawn([])
            const { color, width } = drawing.pen
            drawing.draw({ fileId, page }, strokesOf(simplified(points), { color, width }))
          }}
          onErased={(gone) => {
            setErased(none)
            drawing.erase(gone)
          }}
        />
      ) : null}
    </>
  )
}

const StrokeShape = memo(function StrokeShape({ stroke }: { stroke: Stroke }) {
  return <path fill={paintOf(stroke.color)} d={strokePath(stroke)} />
})

interface CaptureProps {
  pen: Pen
  strokes: readonly Stroke[]
  onDraw: (points: InkPoint[]) => void
  onErase: (strokes: ReadonlySet<Stroke>) => void
  onDrawn: (points: InkPoint[]) => void
  onErased: (strokes: ReadonlySet<Stroke>) => void
}

/** `button` of a pointer event from a pen's eraser end. */
const eraserButton = 5

/** Captures mouse, pen and finger. Two fingers scroll; once a pen was used, one finger does. */
function Capture({ pen, strokes, onDraw, onErase, onDrawn, onErased }: CaptureProps) {
  const area = useRef<HTMLDivElement>(null)
  const underway = useRef<{ pointer: number; points: InkPoint[]; gone: Set<Stroke> | null } | null>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [isOfStylus, setOfStylus] = useState(pen.hasStylus.current)

  useEffect(() => {
    const own = area.current
    if (!own) return undefined
    // Keeps a pen from scrolling the page while it draws, where fingers may scroll.
    const hold = (event: TouchEvent) => {
      if (underway.current && event.cancelable) event.preventDefault()
    }
    own.addEventListener('touchstart', hold, { passive: false })
    own.addEventListener('touchmove', hold, { passive: false })
    return () => {
      own.removeEventListener('touchstart', hold)
      own.removeEventListener('touchmove', hold)
    }
  }, [])

  const pointsOf = (event: PointerEvent): InkPoint[] => {
    const sheet = event.currentTarget.getBoundingClientRect()
    const events = event.nativeEvent.getCoalescedEvents?.() ?? []
    return (events.length > 0 ? events : [event]).map((one) => pointOf(one, sheet))
  }
  const rub = (gone: Set<Stroke>, points: readonly InkPoint[]) => {
    for (const stroke of strokes) if (points.some((point) => isTouched(stroke, point))) gone.add(stroke)
    onErase(new Set(gone))
  }
  const giveUp = () => {
    underway.current = null
    onDraw([])
    onErase(none)
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'pen' && !pen.hasStylus.current) {
      pen.hasStylus.current = true
      setOfStylus(true)
    }
    if (event.pointerType === 'touch') {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pen.hasStylus.current) return
      if (fingers.current.size > 1) return giveUp()
    }
    const isEraser = pen.tool === 'eraser' || event.button === eraserButton
    if (underway.current || (event.button !== 0 && !isEraser)) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const points = pointsOf(event)
    underway.current = { pointer: event.pointerId, points, gone: isEraser ? new Set() : null }
    if (underway.current.gone) rub(underway.current.gone, points)
    else onDraw(points)
  }
  const onMove = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId)
    if (finger && fingers.current.size > 1 && !isOfStylus) {
      const pages = event.currentTarget.closest('[data-scrolls]')
      pages?.scrollBy(
        (finger.x - event.clientX) / fingers.current.size,
        (finger.y - event.clientY) / fingers.current.size,
      )
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const now = underway.current
    if (now?.pointer !== event.pointerId) return
    const points = pointsOf(event)
    if (now.gone) return rub(now.gone, points)
    now.points.push(...points)
    onDraw([...now.points])
  }
  const onUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const now = underway.current
    if (now?.pointer !== event.pointerId) return
    underway.current = null
    if (now.gone) onErased(now.gone)
    else onDrawn(now.points)
  }
  const onCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (underway.current?.pointer === event.pointerId) giveUp()
  }
  return (
    <div
      ref={area}
      className={css.capture}
      data-tool={pen.tool}
      data-stylus={isOfStylus || undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onCancel}
    />
  )
}
