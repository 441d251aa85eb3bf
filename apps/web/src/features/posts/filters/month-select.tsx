import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './month-select.module.css'

interface MonthSelectProps {
  months: readonly { month: string; count: number }[]
  value: string
  onChoose: (month: string) => void
}

/** Jumps to a month: the platform's own list, which phones show as a wheel. */
export function MonthSelect({ months, value, onChoose }: MonthSelectProps) {
  const { t } = useTranslation('filters')
  return (
    <label className={css.months}>
      <Icon name="calendar" size={18} />
      <select aria-label={t('month.label')} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('month.newest')}</option>
        {months.map(({ month, count }) => (
          <option key={month} value={month}>
            {t('month.option', { month: formatMonth(`${month}-01`), count })}
          </option>
        ))}
      </select>
    </label>
  )
}
