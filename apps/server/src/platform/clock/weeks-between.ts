import { dayAfter, mondayOf } from './taipei.ts'

/** Of a stretch of days: its Monday, and as far as the stretch goes. */
export interface Week {
  monday: string
  from: string
  to: string
}

/** The weeks of a stretch of days, the first and the last as far as it goes. */
export function weeksBetween(from: string, to: string): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    const sunday = dayAfter(monday, 6)
    weeks.push({ monday, from: monday < from ? from : monday, to: sunday > to ? to : sunday })
  }
  return weeks
}
