import { durations } from '../limits.ts'
import { planLimits } from './limits.ts'

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Days from one day to another: `2026-09-01` to `2026-09-02` is 1. */
export const daysBetween = (startedAt: string, endedAt: string): number =>
  (midnight(endedAt) - midnight(startedAt)) / durations.day

/** Why a plan cannot have these dates, or nothing: it ends after it starts, and at most 180 days later. */
export function datesTrouble(startedAt: string | null, endedAt: string | null): 'end_before_start' | 'too_long' | null {
  if (startedAt === null || endedAt === null) return null
  const days = daysBetween(startedAt, endedAt)
  if (days <= 0) return 'end_before_start'
  return days > planLimits.days ? 'too_long' : null
}

/** The weeks that a plan may have at most: those between its days, rounded up; 26 where a day is missing or impossible. */
export function mostWeeks(startedAt: string | null, endedAt: string | null): number {
  if (startedAt === null || endedAt === null || datesTrouble(startedAt, endedAt) !== null) return planLimits.weeks
  return Math.min(planLimits.weeks, Math.ceil(daysBetween(startedAt, endedAt) / 7))
}

/** First and last day of week `number`, from 1; the last week ends with the plan. */
export function weekDays(startedAt: string, endedAt: string | null, number: number): { from: string; to: string } {
  const from = midnight(startedAt) + (number - 1) * durations.week
  const last = from + 6 * durations.day
  return { from: dayOf(from), to: dayOf(endedAt === null ? last : Math.min(last, Math.max(from, midnight(endedAt)))) }
}

interface Weeks {
  readonly weeks: readonly { readonly items: readonly { readonly lessons: number }[] }[]
}

/** 節 that are planned in all. */
export const countLessons = ({ weeks }: Weeks): number =>
  weeks.flatMap(({ items }) => items).reduce((sum, { lessons }) => sum + lessons, 0)
