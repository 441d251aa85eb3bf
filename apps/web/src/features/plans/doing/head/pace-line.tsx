import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay, today } from '../../../../ui/dates.ts'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { goingOf, type WeekToDo } from '../doing.rules.ts'
import { doingAddresses } from '../doing-addresses.ts'
import css from './head.module.css'

const icons = {
  before: 'calendar',
  onTime: 'check',
  ahead: 'spark',
  behind: 'leaf',
  over: 'calendar',
} as const satisfies Record<string, IconName>

/** The plan's pace, never as a reproach: what was left is offered as the next small step. */
export function PaceLine({ execution, weeks }: { execution: Execution; weeks: readonly WeekToDo[] }) {
  const { t } = useTranslation('plans/doing')
  const { pace, next } = goingOf(execution, weeks, today())
  const { startedAt } = execution.content
  if (pace === null || startedAt === null) return <p className={css.quiet}>{t('pace.unknown')}</p>
  const isWhole = next === null
  const offersNext = !isWhole && (pace === 'behind' || pace === 'over')
  return (
    <div className={css.pace} data-pace={pace}>
      <Icon name={icons[pace]} size={20} />
      <div>
        <p>{isWhole ? t('pace.whole') : t(`pace.${pace}`, { day: formatDay(startedAt) })}</p>
        {offersNext ? (
          <p>
            <Link to={doingAddresses.plan(execution.projectId, next.week.weekId)}>
              {t('pace.next', { item: next.item.text.trim() || t('unnamed') })}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  )
}
