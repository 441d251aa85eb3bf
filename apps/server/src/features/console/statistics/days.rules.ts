import { dayAfter, mondayOf } from '../../../platform/clock/taipei.ts'

/** Returns the Mondays of a day's week and of the weeks before it, newest first. */
export function mondaysUntil(day: string, count: number): string[] {
  const monday = mondayOf(day)
  return Array.from({ length: count }, (_, weeks) => dayAfter(monday, -7 * weeks))
}

/** Returns `count` days, beginning with `day`. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => dayAfter(day, days))

/** Returns the first day of the month `months` before that of `day`. */
export function monthsBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - months)
  return first.toISOString().slice(0, 10)
}
