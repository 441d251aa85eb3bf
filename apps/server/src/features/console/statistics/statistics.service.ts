import { type History, historyMonths, type Statistics, statisticsWeeks } from '@learntrail/contract/console/statistics'
import { dayAfter, dayIn, nextDayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mondaysUntil, monthsBefore } from './days.rules.ts'
import { countBetween, countByWeek, countPeople, forgetDaysBefore, keepDay, listDays } from './statistics.repository.ts'

const nothing = { active: 0, signedUp: 0, records: 0, groups: 0, homework: 0, handIns: 0 }

export async function readStatistics(platform: Platform): Promise<Statistics> {
  const now = platform.clock.now()
  const day = dayIn(now)
  const tomorrow = nextDayIn(now)
  const [people, today, weeks] = await Promise.all([
    countPeople(platform, tomorrow),
    countBetween(platform, startOfDay(day), tomorrow),
    readWeeks(platform, day),
  ])
  return { people, today, weeks }
}

/** Weeks without activity are included. */
export async function readWeeks(platform: Platform, day: string): Promise<Statistics['weeks']> {
  const mondays = mondaysUntil(day, statisticsWeeks)
  const counted = await countByWeek(platform, startOfDay(mondays.at(-1) ?? day))
  return mondays.map((monday) => ({ monday, ...(counted.get(monday) ?? nothing) }))
}

/** Returns the counted days, up to yesterday. */
export async function readHistory(platform: Platform, days: number): Promise<History> {
  const to = dayAfter(dayIn(platform.clock.now()), -1)
  const from = dayAfter(to, 1 - days)
  return { from, to, items: await listDays(platform, from, to) }
}

/**
 * Counts yesterday and deletes days that are too old. A day already counted is left alone, so that running again
 * changes nothing. A day on which nothing ran is missing; no later count makes it up.
 */
export async function countYesterday(platform: Platform): Promise<void> {
  const today = dayIn(platform.clock.now())
  const end = startOfDay(today)
  const day = dayAfter(today, -1)
  const [people, done] = await Promise.all([countPeople(platform, end), countBetween(platform, startOfDay(day), end)])
  await keepDay(platform, { day, ...people, ...done })
  await forgetDaysBefore(platform, monthsBefore(today, historyMonths))
}
