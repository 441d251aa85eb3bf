import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { openItems, type WeekToDo } from '../doing.rules.ts'
import { doingAddresses } from '../doing-addresses.ts'
import css from './week-strip.module.css'

interface WeekStripProps {
  planId: string
  weeks: readonly WeekToDo[]
  shownId: string
}

/** All weeks in a row, each with its state; a press opens it. */
export function WeekStrip({ planId, weeks, shownId }: WeekStripProps) {
  const { t } = useTranslation('plans/doing')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another week is shown
  useEffect(() => {
    const row = list.current
    const shown = row?.querySelector('[aria-current]')
    if (!row || !shown) return
    // Scrolls the row only, so the page stays where it is.
    const [at, room] = [shown.getBoundingClientRect(), row.getBoundingClientRect()]
    if (at.left < room.left || at.right > room.right) row.scrollLeft += at.left - room.left - room.width / 2
  }, [shownId])
  return (
    <nav aria-label={t('strip.label')}>
      <ol ref={list} className={css.strip}>
        {weeks.map(({ week, items, state }) => {
          const left = openItems(items).length
          return (
            <li key={week.weekId}>
              <Link
                replace
                className={css.week}
                data-state={state}
                to={doingAddresses.plan(planId, week.weekId)}
                aria-current={week.weekId === shownId ? 'true' : undefined}
              >
                <Unseen>
                  {t('strip.week', {
                    week: week.number === null ? t('week.dropped') : t('week.number', { number: week.number }),
                    state: t(`states.${state}`),
                    left: left > 0 ? t('strip.left', { count: left }) : '',
                  })}
                </Unseen>
                <span className={css.number} aria-hidden="true">
                  {state === 'done' ? <Icon name="check" size={16} /> : null}
                  {week.number ?? t('strip.dropped')}
                </span>
                <span className={css.state} aria-hidden="true">
                  {state === 'open' ? t('strip.open', { count: left }) : t(`states.${state}`)}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
