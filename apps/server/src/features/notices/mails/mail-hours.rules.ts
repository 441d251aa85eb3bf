import type { NoticeSettings } from '@learntrail/contract/notices/settings'
import { isQuietAt } from '../settings.rules.ts'

const hourLength = 3_600_000
const dayLength = 24 * hourLength
/** Taipei has no summer time. */
const offset = 8 * hourLength

export function hourIn(moment: Date): number {
  return new Date(moment.getTime() + offset).getUTCHours()
}

export function isSunday(moment: Date): boolean {
  return new Date(moment.getTime() + offset).getUTCDay() === 0
}

/** When the clock in Taiwan last showed this full hour, now or before. */
export function lastTime(hour: number, now: Date): Date {
  const midnight = Math.floor((now.getTime() + offset) / dayLength) * dayLength - offset
  const today = midnight + hour * hourLength
  return new Date(today <= now.getTime() ? today : today - dayLength)
}

/** The moment itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(quiet: NoticeSettings['quiet'], moment: Date): Date {
  if (quiet === null || !isQuietAt(quiet, hourIn(moment))) return moment
  return new Date(lastTime(quiet.to, moment).getTime() + dayLength)
}
