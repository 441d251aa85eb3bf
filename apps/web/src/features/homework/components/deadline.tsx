import type { QuestionSummary } from '@learntrail/contract/homework/question'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './deadline.module.css'
import { againOf, isPressed, remainingUntil } from './standing.rules.ts'

const soon = 86_400_000

/** The deadline, with the remaining time for work still to do; of returned work, the deadline for handing in again. */
export function Deadline({ question }: { question: Pick<QuestionSummary, 'state' | 'deadline' | 'mine'> }) {
  const { t } = useTranslation('homework')
  const { deadline, mine, state } = question
  const again = againOf(question)
  if (again === 'anyTime') {
    return (
      <span className={css.deadline}>
        <Icon name="undo" size={18} />
        <span className={css.until}>{t('deadline.againAnyTime')}</span>
      </span>
    )
  }
  if (deadline === null) return <span className={css.deadline}>{t('deadline.none')}</span>
  const isWaiting = state === 'assigned' && (mine === null || isPressed(mine, deadline))
  const remaining = remainingUntil(deadline)
  const isSoon = Date.parse(deadline) - Date.now() < soon
  return (
    <span className={css.deadline}>
      <Icon name="clock" size={18} />
      <time className={css.until} dateTime={deadline}>
        {t(again === null ? 'deadline.until' : 'deadline.againUntil', { time: formatTaipei(deadline) })}
      </time>
      {isWaiting ? (
        <span className={css.left} data-soon={isSoon || undefined}>
          {remaining.unit === 'over' ? t('deadline.over') : t(`deadline.${remaining.unit}`, { count: remaining.count })}
        </span>
      ) : null}
    </span>
  )
}
