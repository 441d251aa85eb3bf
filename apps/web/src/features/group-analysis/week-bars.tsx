import { useTranslation } from 'react-i18next'
import { formatDay } from '../../ui/dates.ts'
import { ChartCard, LazyActivityBars } from '../analysis/index.ts'

interface Week {
  from: string
  to: string
}

interface WeekBarsProps<One extends Week> {
  title: string
  weeks: readonly One[]
  count: (week: One) => number
  /** Returns the address of what a week's bar counts. */
  to: (week: One) => string
  unit: string
  say: (name: string, count: number) => string
}

/** Bars by week, each linking to what it counts. */
export function WeekBars<One extends Week>({ title, weeks, count, to, unit, say }: WeekBarsProps<One>) {
  const { t } = useTranslation('group-analysis')
  const items = weeks.map((week) => ({
    key: week.from,
    name:
      week.from === week.to ? formatDay(week.from) : t('week', { from: formatDay(week.from), to: formatDay(week.to) }),
    count: count(week),
    to: to(week),
  }))
  return (
    <ChartCard title={title} column={t('weekColumn')} rows={items} unit={unit} isWide>
      <LazyActivityBars label={title} items={items} unit={unit} say={say} />
    </ChartCard>
  )
}
