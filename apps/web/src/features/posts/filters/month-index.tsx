import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth, formatMonthName, formatYear } from '../../../ui/dates.ts'
import { type CountedMonth, monthByKey, nameOf, yearsOf } from './month-grid.ts'
import css from './month-index.module.css'

export interface MonthIndexProps {
  months: readonly CountedMonth[]
  /** The month the list starts from; empty for the newest. */
  value: string
  onChoose: (month: string) => void
}

/** All months of the trail by year, each with its number of records; arrow keys move between them. */
export function MonthIndex({ months, value, onChoose }: MonthIndexProps) {
  const { t } = useTranslation('tags/filters')
  const years = yearsOf(months)
  const index = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState(value)
  const isThere = months.some(({ month, count }) => month === touched && count > 0)
  // A single tab stop: the last touched month, or the newest.
  const reached = isThere ? touched : months[0]?.month

  const onKeyDown = (event: KeyboardEvent, month: string) => {
    const next = monthByKey(years, month, event.key)
    if (next === undefined) return
    event.preventDefault()
    setTouched(next)
    index.current?.querySelector<HTMLElement>(`[data-month="${next}"]`)?.focus()
  }

  return (
    <div ref={index} className={css.index}>
      {years.map(({ year, total, counts }) => (
        <section key={year} aria-label={formatYear(`${year}-01-01`)}>
          <h3 className={css.year}>
            {formatYear(`${year}-01-01`)} <span>{t('month.records', { count: total })}</span>
          </h3>
          <ol className={css.months}>
            {counts.map((count, at) => {
              const month = nameOf(year, at)
              const day = `${month}-01`
              if (count === 0)
                return (
                  <li key={month} className={css.none} aria-hidden="true">
                    {formatMonthName(day)}
                  </li>
                )
              return (
                <li key={month}>
                  <button
                    type="button"
                    className={css.month}
                    data-month={month}
                    aria-label={t('month.option', { month: formatMonth(day), count })}
                    aria-current={month === value || undefined}
                    tabIndex={month === reached ? 0 : -1}
                    onKeyDown={(event) => onKeyDown(event, month)}
                    onClick={() => onChoose(month)}
                  >
                    {formatMonthName(day)}
                    <span>{count}</span>
                  </button>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
