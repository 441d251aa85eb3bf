import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { useTranslation } from 'react-i18next'
import { type BarShapeProps, Rectangle, type TooltipContentProps } from 'recharts'
import { type FigureUnit, useFigureWords } from './figure-words.ts'
import type { ShownRow } from './shown-rows.ts'
import css from './week-chart.module.css'

interface WeekChartProps {
  rows: readonly ShownRow[]
  at: number
  unit: FigureUnit
  /** What is counted. */
  figure: string
}

/** Height in pixels of a hidden week's outline, whatever its value. */
const gapHeight = 18

/**
 * Draws one column by week, hidden from screen readers as the table has the same. A hidden week is an outline whose
 * height says nothing.
 */
export function WeekChart({ rows, at, unit, figure }: WeekChartProps) {
  const { t } = useTranslation('analytics/words')
  const words = useFigureWords()
  const weeks = rows.map(({ name, cells }, place) => ({
    name,
    short: String(place + 1),
    cell: cells[at] ?? { value: null },
    // Zero, so that a hidden value does not affect the axis.
    count: cells[at]?.value ?? 0,
  }))

  // Where no value is visible, the axis has a fixed maximum.
  const isFlat = weeks.every(({ count }) => count === 0)

  const barOf = ({ payload, ...shape }: BarShapeProps) => {
    if ((payload as (typeof weeks)[number]).cell.value !== null) return <Rectangle {...shape} />
    const bottom = Number(shape.y) + Number(shape.height)
    return <rect className={css.gap} x={shape.x} y={bottom - gapHeight} width={shape.width} height={gapHeight} rx={3} />
  }
  const hint = ({ active, payload }: TooltipContentProps) => {
    const week: (typeof weeks)[number] | undefined = active ? payload[0]?.payload : undefined
    if (!week) return null
    const before = week.cell.before === undefined ? null : words.valueOf(week.cell.before, unit)
    return (
      <div className={css.hint}>
        <b>{week.name}</b>
        <p>{t('of', { row: figure, figure: words.valueOf(week.cell.value, unit) })}</p>
        {before === null ? null : <p>{t('of', { row: t('beforeOf', { name: figure }), figure: before })}</p>}
      </div>
    )
  }

  return (
    <div className={css.weeks} aria-hidden="true">
      <BarChart
        h={220}
        data={weeks}
        dataKey="short"
        series={[{ name: 'count', label: figure, color: 'var(--trail-node)' }]}
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        tickLine="none"
        yAxisProps={{
          allowDecimals: false,
          width: 44,
          domain: [0, unit === 'share' ? 100 : isFlat ? 10 : 'auto'],
          // Steps of two up to ten, instead of uneven ones.
          tickCount: isFlat ? 6 : 5,
        }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 8 }}
        accessibilityLayer={false}
        barProps={{ radius: [4, 4, 0, 0], maxBarSize: 40, isAnimationActive: false, shape: barOf }}
        tooltipProps={{ content: hint }}
      />
    </div>
  )
}
