import '@mantine/charts/styles.css'
import { RadarChart } from '@mantine/charts'
import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import type { BaseTickContentProps } from 'recharts'
import css from './charts.module.css'

interface IntelligenceRadarProps {
  items: readonly { name: string; count: number }[]
  /** What the points count, for the tooltip. */
  unit: string
}

const longName = 10

/** Radar chart of the eight intelligences. Hidden from screen readers: the bars beside it link to the same numbers. */
export function IntelligenceRadar({ items, unit }: IntelligenceRadarProps) {
  const isStill = useReducedMotion()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  // Long names need room beside the radar, which a phone lacks.
  const isTight = isNarrow && items.some(({ name }) => name.length > longName)
  return (
    <div className={css.radar} aria-hidden="true">
      <RadarChart
        h={isTight ? 240 : 300}
        data={items.map(({ name, count }) => ({ name, count }))}
        dataKey="name"
        series={[{ name: 'count', label: unit, color: 'var(--trail-node)', opacity: 0.18 }]}
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        withTooltip
        withDots
        radarProps={{ isAnimationActive: !isStill, strokeWidth: 2.5 }}
        accessibilityLayer={false}
        polarAngleAxisProps={isTight ? { tick: NameInLines } : undefined}
        radarChartProps={{ outerRadius: isTight ? '58%' : '64%' }}
        dotProps={{ r: 4 }}
      />
    </div>
  )
}

const lineHeight = 14

function NameInLines({ x, y, textAnchor, payload }: BaseTickContentProps) {
  const lines = String(payload.value).split(/(?<=-)|\s/)
  const top = Number(y) + 4 - ((lines.length - 1) * lineHeight) / 2
  return (
    <text textAnchor={textAnchor} className={css.name}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
