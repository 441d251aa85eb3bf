import { type Charts, daysByDay } from '@learntrail/contract/analysis/analysis'

const dayMs = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The days that a chart covers: those asked for, otherwise from the first record to the last. */
export interface ShownRange {
  from: string
  to: string
}

/** Counts of records over time without gaps: per day up to `daysByDay` days, otherwise per month. */
export function activityOf(days: Record<string, number>, range: ShownRange | undefined): Charts['activity'] {
  if (range === undefined) return { unit: 'month', items: [] }
  const length = Math.round((noon(range.to) - noon(range.from)) / dayMs) + 1
  return length <= daysByDay ? byDay(days, range, length) : byMonth(days, range)
}

function byDay(days: Record<string, number>, { from }: ShownRange, length: number): Charts['activity'] {
  const starts = Array.from({ length }, (_, n) => dayOf(noon(from) + n * dayMs))
  return { unit: 'day', items: starts.map((start) => ({ start, count: days[start] ?? 0 })) }
}

function byMonth(days: Record<string, number>, { from, to }: ShownRange): Charts['activity'] {
  const counts = new Map<string, number>()
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) counts.set(month, 0)
  for (const [day, count] of Object.entries(days)) {
    const month = day.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + count)
  }
  return { unit: 'month', items: [...counts].map(([month, count]) => ({ start: `${month}-01`, count })) }
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
