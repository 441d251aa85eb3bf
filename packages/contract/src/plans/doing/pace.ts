import type { PlanContent } from '../content.ts'
import { daysBetween } from '../weeks.ts'
import type { Pace } from './facts.ts'

interface Times {
  startedAt: string | null
  endedAt: string | null
  weeks: number
}

/**
 * Returns the number of the week that contains a day, from 1; null before and after the plan, and without dates or
 * weeks.
 */
export function weekOn({ startedAt, endedAt, weeks }: Times, today: string): number | null {
  if (startedAt === null || today < startedAt || weeks === 0) return null
  if (endedAt !== null && today > endedAt) return null
  return Math.min(Math.floor(daysBetween(startedAt, today) / 7) + 1, weeks)
}

/**
 * Returns the number of the week to continue with, from 1: the current one, else the first with open items, else the
 * last; null without weeks. `left` holds the open items of each week.
 */
export function weekToGoOn(
  times: Pick<Times, 'startedAt' | 'endedAt'>,
  left: readonly number[],
  today: string,
): number | null {
  const now = weekOn({ ...times, weeks: left.length }, today)
  if (now !== null || left.length === 0) return now
  const open = left.findIndex((count) => count > 0)
  return open < 0 ? left.length : open + 1
}

interface Going extends Times {
  /** Items planned in the weeks before the current one, and in it. */
  plannedBefore: number
  plannedNow: number
  done: number
}

/** A week only counts as missed after its last day: a plan is not behind if the items of earlier weeks are done. */
function paceOf({ plannedBefore, plannedNow, done, ...times }: Going, today: string): Pace {
  if (times.startedAt === null || today < times.startedAt) return 'before'
  if (times.endedAt !== null && today > times.endedAt) return 'over'
  if (done < plannedBefore) return 'behind'
  return done > plannedBefore + plannedNow ? 'ahead' : 'onTime'
}

/** Returns a plan's progress compared with its weeks; null without a start date, when nothing can be early or late. */
export function paceOfPlan(
  { startedAt, endedAt, progress }: Pick<PlanContent, 'startedAt' | 'endedAt' | 'progress'>,
  done: number,
  today: string,
): Pace | null {
  if (startedAt === null) return null
  const times = { startedAt, endedAt, weeks: progress.weeks.length }
  const now = weekOn(times, today) ?? 0
  const plannedIn = (wanted: (number: number) => boolean) =>
    progress.weeks.reduce((sum, { items }, index) => sum + (wanted(index + 1) ? items.length : 0), 0)
  const planned = { plannedBefore: plannedIn((one) => one < now), plannedNow: plannedIn((one) => one === now) }
  return paceOf({ ...times, ...planned, done }, today)
}
