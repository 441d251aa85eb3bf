import { dayMonthsBefore } from '@learntrail/contract/moments'

/** UTC+8 in milliseconds; Taipei has no daylight saving time. */
const offset = 8 * 3_600_000
const dayLength = 86_400_000

/** Returns the date in Taiwan, such as `2026-11-21`. */
export function dayIn(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10)
}

/** Returns the moment at which the next day begins in Taiwan. */
export function nextDayIn(moment: Date): Date {
  return new Date((Math.floor((moment.getTime() + offset) / dayLength) + 1) * dayLength - offset)
}

/** Returns the moment at which a day begins in Taiwan. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offset)
}

/** Returns the date `days` after a date, or before it when negative. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** Returns the time of day in Taiwan `months` earlier, on the last day of that month if it is too short. */
export function momentMonthsBefore(moment: Date, months: number): Date {
  const day = dayIn(moment)
  const earlier = startOfDay(dayMonthsBefore(day, months)).getTime() - startOfDay(day).getTime()
  return new Date(moment.getTime() + earlier)
}

/** Returns the Monday of the week that contains a date. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Returns date and minute in Taiwan, for tables: `2026-11-21 14:05`. */
export const minuteIn = (moment: Date): string =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 16).replace('T', ' ')
