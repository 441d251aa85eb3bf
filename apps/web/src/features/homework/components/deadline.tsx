import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './deadline.module.css'
import { remainingUntil } from './standing.rules.ts'

const soon = 86_400_000

/** Until when, and how long that is from now, for whoever still has to do it. */
export function Deadline({ deadline, isWaiting = true }: { deadline: string | null; isWaiting?: boolean }) {
  const { t } = useTranslation('homework')
  if (deadline === null) return <span className={css.deadline}>{t('deadline.none')}</span>
  const remaining = remainingUntil(deadline)
  const isSoon = Date.parse(deadline) - Date.now() < soon
  return (
    <span className={css.deadline}>
      <Icon name="clock" size={18} />
      <time dateTime={deadline}>{t('deadline.until', { time: formatTaipei(deadline) })}</time>
      {isWaiting ? (
        <span className={css.left} data-soon={isSoon || undefined}>
          {remaining.unit === 'over' ? t('deadline.over') : t(`deadline.${remaining.unit}`, { count: remaining.count })}
        </span>
      ) : null}
    </span>
  )
}
