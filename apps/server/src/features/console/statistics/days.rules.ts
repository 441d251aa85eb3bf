import { dayAfter, mondayOf } from '../../../platform/clock/taipei.ts'

/** The Mondays of the week of a day and of those before it, newest first. */
export function mondaysUntil(day: string, count: number): string[] {
  const monday = mondayOf(day)
  return Array.from({ length: count }, (_, weeks) => dayAfter(monday, -7 * weeks))
}

/** So many days, from one on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => dayAfter(day, days))

/** The first day of the month that lies so many months before a day's. */
export function monthsBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - months)
  return first.toISOString().slice(0, 10)
}
