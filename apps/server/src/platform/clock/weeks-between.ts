import { dayAfter, mondayOf } from './taipei.ts'

/** A week of a range of dates: its Monday, and the days of it within the range, both inclusive. */
export interface Week {
  monday: string
  from: string
  to: string
}

/** Returns the weeks of a range of dates; the first and last are cut to the range. */
export function weeksBetween(from: string, to: string): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    const sunday = dayAfter(monday, 6)
    weeks.push({ monday, from: monday < from ? from : monday, to: sunday > to ? to : sunday })
  }
  return weeks
}
