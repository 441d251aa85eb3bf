import '@mantine/charts/styles.css'
import { RadarChart } from '@mantine/charts'
import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import css from './charts.module.css'

interface IntelligenceRadarProps {
  items: readonly { name: string; count: number }[]
  /** What the points count, for the hint at a point. */
  unit: string
}

const longName = 10

/** The web of the eight; the numbers are links beside it. */
export function IntelligenceRadar({ items, unit }: IntelligenceRadarProps) {
  const isStill = useReducedMotion()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  // Long names need the room beside the web, which a phone has little of.
  const areLong = items.some(({ name }) => name.length > longName)
  return (
    <div className={css.radar} aria-hidden="true">
      <RadarChart
        h={300}
        data={items.map(({ name, count }) => ({ name, count }))}
        dataKey="name"
        series={[{ name: 'count', label: unit, color: 'var(--trail-node)', opacity: 0.18 }]}
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        withTooltip
        withDots
        radarProps={{ isAnimationActive: !isStill, strokeWidth: 2.5 }}
        accessibilityLayer={false}
        radarChartProps={{ outerRadius: isNarrow && areLong ? '36%' : '64%' }}
        dotProps={{ r: 4 }}
      />
    </div>
  )
}
