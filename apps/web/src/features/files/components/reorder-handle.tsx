import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import css from './reorder-handle.module.css'

interface ReorderHandleProps {
  label: string
  onMoveBy: (step: 1 | -1) => void
  /** Called while dragging, with the pointer's position in the window. */
  onMoveTo: (pointer: { x: number; y: number }) => void
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Six dots, dragged with a pointer or moved with the arrow keys. */
export function ReorderHandle({ label, onMoveBy, onMoveTo }: ReorderHandleProps) {
  const [isDragging, setDragging] = useState(false)

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const handle = event.currentTarget
    onMoveBy(step)
    // A row loses the focus when it moves in the document.
    requestAnimationFrame(() => handle.focus())
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }

  return (
    <button
      type="button"
      className={css.handle}
      data-dragging={isDragging || undefined}
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => isDragging && onMoveTo({ x: event.clientX, y: event.clientY })}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true" focusable="false">
        {[4, 10, 16].map((y) => (
          <g key={y}>
            <circle cx="3" cy={y} r="1.5" />
            <circle cx="9" cy={y} r="1.5" />
          </g>
        ))}
      </svg>
    </button>
  )
}
