import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type BarShapeProps, Rectangle } from 'recharts'
import css from './charts.module.css'

interface Period {
  name: string
  count: number
  to: string
}

interface ActivityBarsProps {
  label: string
  items: readonly Period[]
  unit: string
  /** Returns a bar's accessible name; by default it says how many records the bar opens. */
  say?: (name: string, count: number) => string
}

/**
 * Bar chart of records over time. Each bar links to its records; the chart is one tab stop, and arrow keys move between
 * bars.
 */
export function ActivityBars({ label, items, unit, say }: ActivityBarsProps) {
  const { t } = useTranslation('analysis')
  const first = items.find(({ count }) => count > 0)

  const barOf = ({ payload, ...shape }: BarShapeProps) => {
    const { name, count, to }: Period = payload
    return count > 0 ? (
      <Link
        to={to}
        className={css.bar}
        tabIndex={name === first?.name ? 0 : -1}
        aria-label={say ? say(name, count) : t('open', { name, count })}
      >
        <Rectangle {...shape} />
      </Link>
    ) : (
      // Nothing to draw, but the library requires an element.
      <g />
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are links in a drawing, not form fields
    <div role="group" aria-label={label} className={css.activity} onKeyDown={moveAlong} onFocus={makeStop}>
      <BarChart
        h={220}
        data={[...items]}
        dataKey="name"
        series={[{ name: 'count', label: unit, color: 'var(--trail-node)' }]}
        gridColor="var(--line)"
        textColor="var(--ink-2)"
        tickLine="none"
        yAxisProps={{ allowDecimals: false, width: 32, 'aria-hidden': true }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 16, 'aria-hidden': true }}
        accessibilityLayer={false}
        barChartProps={{ role: 'presentation' }}
        // Not animated: every step of an animation would redraw the bar, which would lose focus.
        barProps={{ radius: [4, 4, 0, 0], maxBarSize: 40, isAnimationActive: false, shape: barOf }}
      />
    </div>
  )
}

const barsOf = (chart: HTMLElement) => [...chart.querySelectorAll('a')]

/**
 * Makes the focused bar the tab stop. Written to the DOM, not to state: a render would redraw the bar and lose focus.
 */
function makeStop({ currentTarget, target }: FocusEvent<HTMLElement>) {
  const bars = barsOf(currentTarget)
  if (!bars.some((bar) => bar === target)) return
  for (const bar of bars) bar.setAttribute('tabindex', bar === target ? '0' : '-1')
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const links = barsOf(event.currentTarget)
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
  const next = to === undefined ? undefined : links[to]
  if (!next) return
  event.preventDefault()
  next.focus()
}
