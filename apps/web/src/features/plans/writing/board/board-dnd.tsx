import { type CollisionDetection, DndContext, type DragEndEvent, DragOverlay, pointerWithin } from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../../ui/drag/own-words.ts'
import { usePointers } from '../../../../ui/drag/use-pointers.ts'
import { Unseen } from '../../../../ui/unseen.tsx'
import { placeOf } from '../../progress/progress.rules.ts'
import css from './board.module.css'
import { readDropId } from './drop-ids.ts'
import { useBoardEdits } from './use-board.ts'

/** Prefers the item under the pointer, otherwise the week under it. */
const itemBeforeWeek: CollisionDetection = (args) => {
  const within = pointerWithin(args)
  const item = within.find(({ id }) => readDropId(id).kind === 'item')
  return item ? [item] : within
}

/** Drags items by mouse and touch; the handle itself handles the keyboard. */
export function BoardDnd({ children }: { children: ReactNode }) {
  const { t } = useTranslation('plans/board')
  const edits = useBoardEdits()
  const [carried, setCarried] = useState<string | null>(null)
  const sensors = usePointers()

  function drop({ active, over }: DragEndEvent) {
    setCarried(null)
    if (!over || over.id === active.id) return
    const itemId = readDropId(active.id).id
    const { kind, id } = readDropId(over.id)
    const progress = edits.progress()
    const to =
      kind === 'item'
        ? placeOf(progress, id)
        : { weekId: id, index: progress.weeks.find((week) => week.id === id)?.items.length ?? 0 }
    if (!to) return
    const from = placeOf(progress, itemId)
    const goesDown = kind === 'item' && from?.weekId === to.weekId && from.index < to.index
    edits.moveItem(itemId, goesDown ? { ...to, index: to.index + 1 } : to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={itemBeforeWeek}
      accessibility={ownWords}
      onDragStart={({ active }) => setCarried(readDropId(active.id).id)}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      <Unseen as="p" id="plan-drag-keys">
        {t('dragKeys')}
      </Unseen>
      {children}
      <DragOverlay dropAnimation={null}>
        {carried ? <div className={css.carried}>{edits.nameOf(carried)}</div> : null}
      </DragOverlay>
    </DndContext>
  )
}
