import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Action } from '../action.ts'
import { Unseen } from '../unseen.tsx'
import { moved, placeByKey } from './order.rules.ts'
import css from './ordered-list.module.css'
import { OrderedRow } from './ordered-row.tsx'
import { ownWords } from './own-words.ts'
import { usePointers } from './use-pointers.ts'

/** Texts of a reorderable list; `number` counts from 1. */
export interface OrderWords {
  keys: string
  drag: (name: string) => string
  moved: (name: string, number: number) => string
  /** Label of the menu that moves an item without dragging. */
  menu: (name: string) => string
  up: string
  down: string
}

interface OrderedListProps<Item> {
  label: string
  words: OrderWords
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Further actions in an item's menu. */
  actionsOf?: (item: Item) => readonly Action[]
  children: (item: Item) => ReactNode
  /** Receives the items in their new order, and which item moved to which position, counted from 0. */
  onChange: (items: Item[], what: { id: string; to: number }) => void
}

/** A list reorderable by mouse, touch, keys and a menu; announces the new position to screen readers. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, words, items, idOf, nameOf, actionsOf, children, onChange } = props
  const listId = useId()
  const [said, setSaid] = useState('')
  const sensors = usePointers()
  const last = items.length - 1
  const handleOf = (id: string) => `${listId}-${id}`

  // A row loses focus when its DOM node moves, which may happen only when the change comes back as new `items`.
  const followed = useRef<{ id: string; to: number }>(undefined)
  useLayoutEffect(() => {
    const { id, to } = followed.current ?? {}
    if (id === undefined || to === undefined || items[to] === undefined || idOf(items[to]) !== id) return
    followed.current = undefined
    document.getElementById(`${listId}-${id}`)?.focus()
  }, [items, idOf, listId])

  function move(item: Item, to: number, isFollowed: boolean) {
    if (to < 0 || to > last || item === items[to]) return
    const id = idOf(item)
    if (isFollowed) followed.current = { id, to }
    setSaid(words.moved(nameOf(item), to + 1))
    onChange(moved(items, item, to), { id, to })
  }
  function drop({ active, over }: DragEndEvent) {
    const item = items.find((one) => idOf(one) === active.id)
    const to = items.findIndex((one) => idOf(one) === over?.id)
    if (item !== undefined) move(item, to, false)
  }
  const stepsOf = (item: Item, place: number): Action[] => [
    ...(place > 0 ? [{ label: words.up, icon: 'up' as const, run: () => move(item, place - 1, true) }] : []),
    ...(place < last ? [{ label: words.down, icon: 'down' as const, run: () => move(item, place + 1, true) }] : []),
  ]
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={ownWords} onDragEnd={drop}>
      <Unseen as="p" id={`${listId}-keys`}>
        {words.keys}
      </Unseen>
      <Unseen as="p" role="status">
        {said}
      </Unseen>
      <ol className={css.list} aria-label={label}>
        {items.map((item, place) => (
          <OrderedRow
            key={idOf(item)}
            id={idOf(item)}
            handle={{ id: handleOf(idOf(item)), label: words.drag(nameOf(item)), keysId: `${listId}-keys` }}
            menu={{
              label: words.menu(nameOf(item)),
              actions: [...stepsOf(item, place), ...(actionsOf?.(item) ?? [])],
            }}
            onKey={(key) => {
              const to = placeByKey(key, place, last)
              if (to !== undefined) move(item, to, true)
              return to !== undefined
            }}
          >
            {children(item)}
          </OrderedRow>
        ))}
      </ol>
    </DndContext>
  )
}
