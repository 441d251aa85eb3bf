import { useTranslation } from 'react-i18next'
import css from './filter-dialog.module.css'
import type { Filters } from './filters.ts'

type Days = Pick<Filters, 'from' | 'to'>

interface DayRangeProps {
  id: string
  days: Days
  lastDay: string | undefined
  isWrong: boolean
  onChange: (change: Partial<Days>) => void
}

export function DayRange({ id, days, lastDay, isWrong, onChange }: DayRangeProps) {
  const { t } = useTranslation('tags/filters')
  return (
    <fieldset>
      <legend>{t('dialog.days')}</legend>
      <div className={css.days}>
        <label>
          {t('dialog.from')}
          <input
            type="date"
            min="1940-01-01"
            max={lastDay}
            value={days.from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
        </label>
        <label>
          {t('dialog.to')}
          <input
            type="date"
            min="1940-01-01"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            value={days.to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </label>
      </div>
      {isWrong ? (
        <p id={id} className={css.mistake} role="alert">
          {t('dialog.wrongDays')}
        </p>
      ) : null}
    </fieldset>
  )
}
