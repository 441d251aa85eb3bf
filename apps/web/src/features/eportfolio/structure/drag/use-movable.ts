import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useCallback } from 'react'
import type { DragData } from './drag-data.ts'

/** Makes an element both draggable and a drop target. */
export function useMovable(id: string, data: DragData, disabled = false) {
  const drag = useDraggable({ id, data, disabled })
  const drop = useDroppable({ id })
  const { setNodeRef: setDragged } = drag
  const { setNodeRef: setTarget } = drop
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setDragged(element)
      setTarget(element)
    },
    [setDragged, setTarget],
  )
  return {
    ref,
    isDragged: drag.isDragging || undefined,
    /** Props of its `DragHandle`. */
    handle: { handleRef: drag.setActivatorNodeRef, attributes: drag.attributes, listeners: drag.listeners },
  }
}
