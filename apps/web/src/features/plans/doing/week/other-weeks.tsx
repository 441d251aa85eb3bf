import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { WholeFacts } from '../../../../ui/whole-facts.tsx'
import { useWeekDays } from '../../progress/week-days.ts'
import type { WeekToDo } from '../doing.rules.ts'
import { doingAddresses } from '../doing-addresses.ts'
import css from './other-weeks.module.css'
import { WeekReading } from './week-reading.tsx'

interface OtherWeeksProps {
  execution: Execution
  weeks: readonly WeekToDo[]
}

/** The other weeks, collapsed, each with its progress. */
export function OtherWeeks({ execution, weeks }: OtherWeeksProps) {
  const { t } = useTranslation('plans/doing')
  if (weeks.length === 0) return null
  return (
    <section className={css.others} aria-labelledby="other-weeks">
      <h2 id="other-weeks" className={css.title}>
        {t('others.title')}
      </h2>
      <ul className={css.list}>
        {weeks.map((one) => (
          <Folded key={one.week.weekId} execution={execution} shown={one} />
        ))}
      </ul>
    </section>
  )
}

function Folded({ execution, shown }: { execution: Execution; shown: WeekToDo }) {
  const { t } = useTranslation('plans/doing')
  const daysOf = useWeekDays(execution.content)
  const [isOpen, setOpen] = useState(false)
  const { week, items, state } = shown
  const { number, weekId } = week
  const id = `doing-${weekId}`
  return (
    <li className={css.week}>
      <h3 className={css.name}>
        <button
          type="button"
          className={css.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.icon} data-open={isOpen || undefined}>
            <Icon name="right" size={18} />
          </span>
          <span className={css.words}>
            <strong>{number === null ? t('week.dropped') : t('week.number', { number })}</strong>
            <span className={css.quiet}>
              <WholeFacts
                facts={[
                  number !== null && daysOf(number),
                  t(`states.${state}`),
                  items.length > 0 &&
                    t('others.done', { done: items.filter(({ done }) => done).length, count: items.length }),
                  week.minutes > 0 && t('others.minutes', { count: week.minutes }),
                ]}
              />
            </span>
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div id={id} className={css.body}>
          <WeekReading shown={shown} />
          <div>
            <LinkButton look="soft" size="s" replace to={doingAddresses.plan(execution.projectId, weekId)}>
              {t(execution.can.write ? 'others.write' : 'others.open')}
            </LinkButton>
          </div>
        </div>
      ) : null}
    </li>
  )
}
