import { paths } from '../../paths.ts'
import type { Days } from './ranges.ts'

/** What a number counts, as filters of the trail. */
export interface Counted {
  tags?: string
  classification?: string
  customTags?: string
  words?: string
}

/** Returns the address of the trail showing exactly the records behind a number. */
export function recordsAddress(days: Days, counted: Counted = {}): string {
  const filters = Object.entries({ view: 'mine', ...days, ...counted })
  return `${paths.portfolio}?${new URLSearchParams(filters)}`
}

/** Returns the days that an activity bar covers; a month is clipped to the chosen range. */
export function daysOfBar(start: string, unit: 'day' | 'month', days: Days): Days {
  if (unit === 'day') return { from: start, to: start }
  const [year = 0, month = 0] = start.split('-').map(Number)
  const end = `${start.slice(0, 8)}${new Date(year, month, 0).getDate()}`
  return {
    from: days.from !== undefined && days.from > start ? days.from : start,
    to: days.to !== undefined && days.to < end ? days.to : end,
  }
}
