/** Taipei has no summer time. */
const offset = 8 * 3_600_000
const dayLength = 86_400_000

/** The day in Taiwan: `2026-11-21`. */
export function dayIn(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10)
}

/** When the next day begins in Taiwan. */
export function nextDayIn(moment: Date): Date {
  return new Date((Math.floor((moment.getTime() + offset) / dayLength) + 1) * dayLength - offset)
}

/** The moment at which a day begins in Taiwan. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offset)
}

/** So many days after a day, or before it. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Day and minute in Taiwan, as a table has it: `2026-11-21 14:05`. */
export const minuteIn = (moment: Date): string =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 16).replace('T', ' ')
