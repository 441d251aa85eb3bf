import { dayAfter } from '../../../platform/clock/taipei.ts'

/** The Mondays of the week of a day and of those before it, newest first. */
export function mondaysUntil(day: string, count: number): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, weeks) => dayAfter(day, -sinceMonday - 7 * weeks))
}
