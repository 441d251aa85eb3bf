import {
  type ClientRect,
  type Collision,
  type CollisionDetection,
  closestCenter,
  type DroppableContainer,
  pointerWithin,
} from '@dnd-kit/core'
import { mayGo, readDragId } from './drag-ids.ts'

/**
 * Returns the collision detection: by keyboard the chosen place; by pointer what is under it, or the nearer one of two
 * blocks of a part. Outside the document there is none.
 */
export function collisionsWith(chosenByKey: () => string | null, onPointer: (y: number) => void): CollisionDetection {
  return (args) => {
    const { kind, id } = readDragId(args.active.id)
    const eligible = args.droppableContainers.filter((container) => mayGo(kind, readDragId(container.id).kind))
    if (!args.pointerCoordinates) {
      const chosen = chosenByKey()
      return chosen === null ? [] : [{ id: chosen }]
    }
    onPointer(args.pointerCoordinates.y)
    const within = pointerWithin({ ...args, droppableContainers: eligible })
    if (kind === 'section' || kind === 'part') {
      return within.length > 0 ? within : closestCenter({ ...args, droppableContainers: eligible })
    }
    const item = within.find((hit) => readDragId(hit.id).kind === 'item')
    const part = within.find((hit) => readDragId(hit.id).kind === 'end')
    if (item) return [item]
    if (!part) return []
    const inside = rectsInside(eligible, args.droppableRects, args.droppableRects.get(part.id))
    const nearest = closestTo(args.pointerCoordinates.y, inside)
    return [nearest && nearest !== `item:${id}` ? { id: nearest } : part]
  }
}

type Rects = Parameters<CollisionDetection>[0]['droppableRects']

function rectsInside(containers: DroppableContainer[], rects: Rects, part: ClientRect | undefined) {
  if (!part) return []
  return containers.flatMap((container) => {
    const rect = rects.get(container.id)
    const isInside = rect && rect.top >= part.top && rect.bottom <= part.bottom && rect.left >= part.left
    return isInside && readDragId(container.id).kind === 'item' ? [{ id: container.id, rect }] : []
  })
}

function closestTo(y: number, all: { id: Collision['id']; rect: ClientRect }[]): Collision['id'] | undefined {
  const distance = ({ rect }: { rect: ClientRect }) => Math.min(Math.abs(rect.top - y), Math.abs(rect.bottom - y))
  return all.toSorted((one, another) => distance(one) - distance(another))[0]?.id
}
