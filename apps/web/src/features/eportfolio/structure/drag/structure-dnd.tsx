import {
  type Active,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Picture } from '../../../files/index.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import { useEditor } from '../use-document.ts'
import { collisionsWith } from './collisions.ts'
import css from './drag.module.css'
import type { DragData } from './drag-data.ts'
import { readDragId, sectionOf } from './drag-ids.ts'
import { TargetContext } from './drop-line.tsx'
import { itemPlaceOf, nextPlace, partPlaceOf, placesFor, sideByKey, type Target } from './targets.ts'
import { useAnnouncements } from './use-announcements.ts'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Makes everything inside draggable; nothing changes until it is dropped, and a line shows the target. */
export function StructureDnd({ session, children }: { session: DraftSession; children: ReactNode }) {
  const editor = useEditor()
  const accessibility = useAnnouncements(session)
  const [carried, setCarried] = useState<DragData | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const chosenByKey = useRef<string | null>(null)
  const pointerY = useRef(0)

  const followKeys: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
    const step = steps[event.code]
    const activeId = context.active?.id
    if (!step || activeId === undefined) return undefined
    event.preventDefault()
    const { draft } = session.read()
    const { kind } = readDragId(activeId)
    const places = placesFor(kind, draft.customTextResources, draft.sectionOrder)
    const next = nextPlace(places, chosenByKey.current, step)
    if (next === undefined) return currentCoordinates
    chosenByKey.current = next
    const container = context.droppableContainers.get(next)
    container?.node.current?.scrollIntoView({ block: 'nearest' })
    const rect = container?.node.current?.getBoundingClientRect()
    // Toggles x by 1 px, so that a place at the same coordinates still counts as a move.
    return rect ? { x: rect.left + (currentCoordinates.x === rect.left ? 1 : 0), y: rect.top } : currentCoordinates
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: followKeys, scrollBehavior: 'auto' }),
  )
  const collisions = useMemo(
    () =>
      collisionsWith(
        () => chosenByKey.current,
        (y) => {
          pointerY.current = y
        },
      ),
    [],
  )

  function targetOf({ active, over, activatorEvent }: DragMoveEvent): Target | null {
    if (!over || over.id === active.id) return null
    const overId = String(over.id)
    if (activatorEvent instanceof KeyboardEvent) {
      const { draft } = session.read()
      return { overId, side: sideByKey(String(active.id), overId, draft.customTextResources, draft.sectionOrder) }
    }
    if (readDragId(overId).kind === 'end') return { overId, side: 'after' }
    return { overId, side: pointerY.current < over.rect.top + over.rect.height / 2 ? 'before' : 'after' }
  }

  const follow = (event: DragMoveEvent) => {
    const next = targetOf(event)
    setTarget((before) => (before?.overId === next?.overId && before?.side === next?.side ? before : next))
  }

  function drop(active: Active, to: Target) {
    const { draft } = session.read()
    const sections = draft.customTextResources
    const { kind, id } = readDragId(active.id)
    if (kind === 'section') {
      const index = draft.sectionOrder.indexOf(sectionOf(readDragId(to.overId).id))
      return editor.moveSection(sectionOf(id), index + (to.side === 'after' ? 1 : 0))
    }
    if (kind === 'part') {
      const place = partPlaceOf(to, sections)
      return place && editor.movePart(id, place)
    }
    const place = itemPlaceOf(to, sections)
    if (!place) return
    if (kind === 'item') return editor.moveItem(id, place)
    const made = (active.data.current as DragData | undefined)?.make?.()
    if (made) editor.insert(made.items, place, made.images)
  }

  const finish = () => {
    setCarried(null)
    setTarget(null)
    chosenByKey.current = null
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={accessibility}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={({ active, activatorEvent }) => {
        chosenByKey.current = readDragId(active.id).kind === 'source' ? null : String(active.id)
        // By keyboard there is no overlay; the line shows the target.
        if (activatorEvent instanceof KeyboardEvent) return
        setCarried((active.data.current as DragData | undefined) ?? null)
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={(event) => {
        const to = targetOf(event)
        finish()
        if (to) drop(event.active, to)
      }}
      onDragCancel={finish}
    >
      <TargetContext value={target}>{children}</TargetContext>
      <DragOverlay dropAnimation={null}>
        {carried ? (
          <div className={css.carried}>
            {carried.picture ? <Picture file={carried.picture} sizes="72px" /> : null}
            <span>{carried.label}</span>
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}
