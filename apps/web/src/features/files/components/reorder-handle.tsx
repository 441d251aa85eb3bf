import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import css from './reorder-handle.module.css'

interface ReorderHandleProps {
  label: string
  onMoveBy: (step: 1 | -1) => void
  /** While it is dragged: the height of the pointer in the window. */
  onMoveToHeight: (y: number) => void
}

/** Six dots: dragged with a pointer, or moved with the arrow keys. */
export function ReorderHandle({ label, onMoveBy, onMoveToHeight }: ReorderHandleProps) {
  const [isDragging, setDragging] = useState(false)

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const handle = event.currentTarget
    onMoveBy(event.key === 'ArrowUp' ? -1 : 1)
    // A row that moves in the document loses the focus.
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
      onPointerMove={(event) => isDragging && onMoveToHeight(event.clientY)}
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
