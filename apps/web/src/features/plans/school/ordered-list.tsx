import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DragHandle } from '../../../ui/drag/drag-handle.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import css from './school.module.css'

interface OrderedListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onChange: (items: Item[]) => void
}

/** Things in an order that mouse, finger and keys change. */
export function OrderedList<Item>({ label, items, idOf, nameOf, children, onChange }: OrderedListProps<Item>) {
  const { t } = useTranslation('plans/school')
  const keysId = useId()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  )
  function move(item: Item, to: number) {
    if (to < 0 || to >= items.length) return
    onChange(items.filter((one) => one !== item).toSpliced(to, 0, item))
    setSaid(t('order.moved', { name: nameOf(item), number: to + 1 }))
  }
  function drop({ active, over }: DragEndEvent) {
    const item = items.find((one) => idOf(one) === active.id)
    const to = items.findIndex((one) => idOf(one) === over?.id)
    if (item !== undefined && to >= 0 && item !== items[to]) move(item, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <Unseen as="p" id={keysId}>
        {t('order.keys')}
      </Unseen>
      <Unseen as="p" role="status">
        {said}
      </Unseen>
      <ol className={css.list} aria-label={label}>
        {items.map((item, place) => (
          <Row
            key={idOf(item)}
            id={idOf(item)}
            handleName={t('order.drag', { name: nameOf(item) })}
            keysId={keysId}
            onStep={(step) => move(item, place + step)}
          >
            {children(item)}
          </Row>
        ))}
      </ol>
    </DndContext>
  )
}

interface RowProps {
  id: string
  handleName: string
  keysId: string
  onStep: (step: number) => void
  children: ReactNode
}

function Row({ id, handleName, keysId, onStep, children }: RowProps) {
  const drag = useDraggable({ id })
  const drop = useDroppable({ id })
  const handleId = `handle-${id}`
  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onStep(step)
    requestAnimationFrame(() => document.getElementById(handleId)?.focus())
  }
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
        id={handleId}
        label={handleName}
        handleRef={drag.setActivatorNodeRef}
        listeners={drag.listeners}
        aria-describedby={keysId}
        onKeyDown={moveByKey}
      />
      {children}
    </li>
  )
}
