import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import css from './drag-handle.module.css'

interface DragHandleProps extends Pick<ComponentPropsWithoutRef<'button'>, 'id' | 'onKeyDown' | 'aria-describedby'> {
  label: string
  handleRef: (element: HTMLElement | null) => void
  /** Omitted when the caller handles the keys itself. */
  attributes?: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

/** A six-dot handle for dragging by mouse, touch or keyboard. */
export function DragHandle({ label, handleRef, attributes, listeners, ...rest }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={handleRef}
      className={css.handle}
      {...attributes}
      {...listeners}
      {...rest}
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  )
}
