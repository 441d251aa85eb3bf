import { durations } from '../limits.ts'
import { planLimits } from './limits.ts'

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns the number of days between two days: `2026-09-01` to `2026-09-02` is 1. */
export const daysBetween = (startedAt: string, endedAt: string): number =>
  (midnight(endedAt) - midnight(startedAt)) / durations.day

/** Returns why these dates are impossible, or null: a plan must end after its start, at most 180 days later. */
export function datesTrouble(startedAt: string | null, endedAt: string | null): 'end_before_start' | 'too_long' | null {
  if (startedAt === null || endedAt === null) return null
  const days = daysBetween(startedAt, endedAt)
  if (days <= 0) return 'end_before_start'
  return days > planLimits.days ? 'too_long' : null
}

/**
 * Returns the maximum number of weeks of a plan: those between its dates, rounded up; 26 if a date is missing or
 * impossible.
 */
export function mostWeeks(startedAt: string | null, endedAt: string | null): number {
  if (startedAt === null || endedAt === null || datesTrouble(startedAt, endedAt) !== null) return planLimits.weeks
  return Math.min(planLimits.weeks, Math.ceil(daysBetween(startedAt, endedAt) / 7))
}

/** Returns the first and last day of week `number`, from 1; the last week ends with the plan. */
export function weekDays(startedAt: string, endedAt: string | null, number: number): { from: string; to: string } {
  const from = midnight(startedAt) + (number - 1) * durations.week
  const last = from + 6 * durations.day
  return { from: dayOf(from), to: dayOf(endedAt === null ? last : Math.min(last, Math.max(from, midnight(endedAt)))) }
}

interface Weeks {
  readonly weeks: readonly { readonly items: readonly { readonly lessons: number }[] }[]
}

/** Returns the total number of planned lessons (節). */
export const countLessons = ({ weeks }: Weeks): number =>
  weeks.flatMap(({ items }) => items).reduce((sum, { lessons }) => sum + lessons, 0)
