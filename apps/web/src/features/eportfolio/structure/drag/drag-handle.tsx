import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import css from './drag.module.css'

interface DragHandleProps {
  label: string
  handleRef: (element: HTMLElement | null) => void
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

/** Six dots to take hold of: with the mouse, a finger, or the space bar and the arrow keys. */
export function DragHandle({ label, handleRef, attributes, listeners }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={handleRef}
      className={css.handle}
      {...attributes}
      {...listeners}
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  )
}
