import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { ComponentProps, ReactNode } from 'react'
import { ActionMenu } from '../action-menu.tsx'
import { DragHandle } from './drag-handle.tsx'
import css from './ordered-list.module.css'

interface OrderedRowProps {
  id: string
  handle: { id: string; label: string; keysId: string }
  menu: Pick<ComponentProps<typeof ActionMenu>, 'label' | 'actions'>
  /** Moves the row if the key is one of the list's; returns whether it is. */
  onKey: (key: string) => boolean
  children: ReactNode
}

/** A row of an ordered list with its drag handle and menu. */
export function OrderedRow({ id, handle, menu, onKey, children }: OrderedRowProps) {
  const drag = useDraggable({ id })
  const drop = useDroppable({ id })
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      className={css.row}
      style={drag.transform ? { transform: `translate(0, ${drag.transform.y}px)` } : undefined}
      data-dragged={drag.isDragging || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
    >
      <DragHandle
        id={handle.id}
        label={handle.label}
        handleRef={drag.setActivatorNodeRef}
        listeners={drag.listeners}
        aria-describedby={handle.keysId}
        onKeyDown={(event) => {
          if (onKey(event.key)) event.preventDefault()
        }}
      />
      <div className={css.what}>{children}</div>
      <ActionMenu {...menu} />
    </li>
  )
}
