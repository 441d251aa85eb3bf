import { useDroppable } from '@dnd-kit/core'
import type { PlanWeek } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { dot } from '../../../../ui/dotted.ts'
import { Icon } from '../../../../ui/icon.tsx'
import css from './board.module.css'
import { weekDropId } from './drop-ids.ts'
import { ItemRow } from './item-row.tsx'
import { useBoardEdits } from './use-board.ts'

interface WeekCardProps {
  week: PlanWeek
  number: number
  /** The week's dates, if known. */
  days: string | null
  beginsStage: boolean
  startsOpen: boolean
}

/** A week and its items; collapsed, it shows their totals. */
export const WeekCard = memo(function WeekCard({ week, number, days, beginsStage, startsOpen }: WeekCardProps) {
  const { t } = useTranslation('plans/board')
  const edits = useBoardEdits()
  const [isOpen, setOpen] = useState(startsOpen)
  const [added, setAdded] = useState<string | null>(null)
  const { setNodeRef, isOver } = useDroppable({ id: weekDropId(week.id) })
  const count = week.items.length
  const isFull = count >= planLimits.itemsPerWeek
  const lessons = week.items.reduce((sum, item) => sum + item.lessons, 0)
  const id = `week-${week.id}`

  useEffect(() => {
    if (added) document.getElementById(`item-${added}`)?.focus()
  }, [added])

  const actions = (): Action[] => [
    ...(number > 1
      ? [{ label: t('copyLast'), icon: 'copy' as const, run: () => open(() => edits.copyLastWeek(week.id)) }]
      : []),
    { label: t('insert'), icon: 'calendar', run: () => edits.insertWeek(week.id) },
    ...(beginsStage ? [] : [{ label: t('split'), icon: 'rows' as const, run: () => void edits.splitStage(week.id) }]),
    { label: t('removeWeek'), icon: 'remove', isDangerous: true, run: () => edits.removeWeek(week.id) },
  ]
  function open(run: () => void) {
    setOpen(true)
    run()
  }

  return (
    <li ref={setNodeRef} className={css.week} data-over={isOver || undefined}>
      <div className={css.weekHead}>
        <h3 className={css.weekName}>
          <button
            type="button"
            className={css.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.foldIcon} data-open={isOpen || undefined}>
              <Icon name="right" size={18} />
            </span>
            <span className={css.weekWords}>
              <strong>{t('week', { number })}</strong>
              {days ? <span className={css.quiet}>{days}</span> : null}
              <span className={css.quiet}>
                {count === 0 ? t('emptyWeek') : t('weekCount', { count })}
                {lessons > 0 ? dot + t('lessons', { count: lessons }) : null}
              </span>
            </span>
          </button>
        </h3>
        <ActionMenu label={t('weekMenu', { number })} actions={actions} />
      </div>
      {isOpen ? (
        <div id={id} className={css.weekBody}>
          {count > 0 ? (
            <ul className={css.items}>
              {week.items.map((item, index) => (
                <ItemRow key={item.id} weekId={week.id} week={number} item={item} number={index + 1} />
              ))}
            </ul>
          ) : null}
          {isFull ? (
            <p className={css.quiet}>{t('weekFull', { count: planLimits.itemsPerWeek })}</p>
          ) : (
            <Button
              look="quiet"
              size="s"
              icon="plus"
              aria-label={t('addItemTo', { week: number })}
              onClick={() => setAdded(edits.addItem(week.id))}
            >
              {t('addItem')}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
})
