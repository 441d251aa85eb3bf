import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import type { DotItemDotProps } from 'recharts'
import css from './history.module.css'

export interface ChartPoint {
  name: string
  /** Null if the day was not counted, which breaks the line. */
  count: number | null
}

interface DaysChartProps {
  /** Describes the chart for screen readers. */
  label: string
  unit: string
  points: readonly ChartPoint[]
}

/** A line chart by day. A day between two uncounted ones is drawn as a dot, as no line reaches it. */
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
