import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import type { DotItemDotProps } from 'recharts'
import css from './history.module.css'

export interface ChartPoint {
  name: string
  /** Null: not counted, where the line is broken. */
  count: number | null
}

interface DaysChartProps {
  /** What is seen, for whoever does not see it. */
  label: string
  unit: string
  points: readonly ChartPoint[]
}

/** A number day by day. A day between two that were not counted is a dot, as no line leads to it. */
export function DaysChart({ label, unit, points }: DaysChartProps) {
  const isAlone = (index: number) => points[index - 1]?.count == null && points[index + 1]?.count == null
  const dot = ({ cx, cy, index }: DotItemDotProps) =>
    cx !== undefined && cy !== undefined && points[index]?.count != null && isAlone(index) ? (
      <circle key={index} cx={cx} cy={cy} r={3} fill="var(--trail-node)" />
    ) : (
      <g key={index} />
    )
  return (
    <div role="img" aria-label={label} className={css.chart}>
      <LineChart
        h={260}
        data={[...points]}
        dataKey="name"
        series={[{ name: 'count', label: unit, color: 'var(--trail-node)' }]}
        connectNulls={false}
        curveType="linear"
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        tickLine="none"
        yAxisProps={{ allowDecimals: false, width: 44 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        lineChartProps={{ accessibilityLayer: false }}
        lineProps={{ isAnimationActive: false, dot, activeDot: { r: 5 } }}
      />
    </div>
  )
}
