import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import css from './charts.module.css'

interface ActivityBarsProps {
  items: readonly { name: string; count: number; to: string }[]
  unit: string
}

/** Records over time. A bar opens its records; for keys and screen readers the table does. */
export function ActivityBars({ items, unit }: ActivityBarsProps) {
  const isStill = useReducedMotion()
  const navigate = useNavigate()
  return (
    <div className={css.activity} aria-hidden="true">
      <BarChart
        h={220}
        data={items.map(({ name, count, to }) => ({ name, count, to }))}
        dataKey="name"
        series={[{ name: 'count', label: unit, color: 'var(--trail-node)' }]}
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        tickLine="none"
        yAxisProps={{ allowDecimals: false, width: 32 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 16 }}
        accessibilityLayer={false}
        barProps={{
          radius: [4, 4, 0, 0],
          maxBarSize: 40,
          isAnimationActive: !isStill,
          cursor: 'pointer',
          onClick: (bar: { payload?: { to?: string } }) => {
            if (bar.payload?.to) navigate(bar.payload.to)
          },
        }}
      />
    </div>
  )
}
