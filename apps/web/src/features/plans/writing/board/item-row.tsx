import { useDraggable, useDroppable } from '@dnd-kit/core'
import { textLength } from '@learntrail/contract/characters'
import type { PlanItem } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { type KeyboardEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import css from './board.module.css'
import { itemDropId } from './drop-ids.ts'
import { LessonStepper } from './lesson-stepper.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useBoardEdits } from './use-board.ts'

interface ItemRowProps {
  weekId: string
  /** The week's number. */
  week: number
  item: PlanItem
  number: number
}

/** An item of a week: its text, its 節 (class periods), and ways to move it. */
export const ItemRow = memo(function ItemRow({ weekId, week, item, number }: ItemRowProps) {
  const { t } = useTranslation('plans/board')
  const edits = useBoardEdits()
  const [isMoving, setMoving] = useState(false)
  const dropId = itemDropId(item.id)
  const drag = useDraggable({ id: dropId })
  const drop = useDroppable({ id: dropId })
  const name = item.text.trim() || t('unnamed')
  const isTooLong = textLength(item.text.trim()) > planLimits.item

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (!step) return
    event.preventDefault()
    edits.stepItem(item.id, step)
    // In another week the row is a new element, so the focus is put back for the next key.
    requestAnimationFrame(() => document.getElementById(`handle-${item.id}`)?.focus())
  }

  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      className={css.item}
      data-dragged={drag.isDragging || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
    >
      <DragHandle
        id={`handle-${item.id}`}
        label={t('drag', { name })}
        handleRef={drag.setActivatorNodeRef}
        listeners={drag.listeners}
        aria-describedby="plan-drag-keys"
        onKeyDown={moveByKey}
      />
      <div className={css.itemBody}>
        <textarea
          id={`item-${item.id}`}
          className={css.itemText}
          rows={1}
          aria-label={t('item', { week, number })}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `item-${item.id}-error` : undefined}
          placeholder={t('itemPlaceholder')}
          value={item.text}
          onChange={(event) => edits.changeItem(weekId, item.id, { text: event.currentTarget.value })}
        />
        {isTooLong ? (
          <p id={`item-${item.id}-error`} className={css.error} role="alert">
            {t('itemTooLong', { limit: planLimits.item })}
          </p>
        ) : null}
        <LessonStepper
          name={name}
          value={item.lessons}
          onChange={(lessons) => edits.changeItem(weekId, item.id, { lessons })}
        />
      </div>
      <ActionMenu
        label={t('itemMenu', { name })}
        actions={() => [
          { label: t('moveTo'), icon: 'calendar', run: () => setMoving(true) },
          { label: t('removeItem'), icon: 'remove', isDangerous: true, run: () => edits.removeItem(weekId, item.id) },
        ]}
      />
      {isMoving ? <MoveDialog itemId={item.id} weekId={weekId} onClose={() => setMoving(false)} /> : null}
    </li>
  )
})
