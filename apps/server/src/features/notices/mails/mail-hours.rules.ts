import type { NoticeSettings } from '@learntrail/contract/notices/settings'
import { isQuietAt } from '../settings.rules.ts'

const hourLength = 3_600_000
const dayLength = 24 * hourLength
/** Taipei has no daylight saving time. */
const offset = 8 * hourLength

export function hourIn(moment: Date): number {
  return new Date(moment.getTime() + offset).getUTCHours()
}

export function isSunday(moment: Date): boolean {
  return new Date(moment.getTime() + offset).getUTCDay() === 0
}

/** Returns the latest moment, at or before `now`, when the clock in Taiwan showed this full hour. */
export function lastTime(hour: number, now: Date): Date {
  const midnight = Math.floor((now.getTime() + offset) / dayLength) * dayLength - offset
  const today = midnight + hour * hourLength
  return new Date(today <= now.getTime() ? today : today - dayLength)
}

/** Returns the moment itself, or the end of the quiet hours it falls in. */
export function afterQuiet(quiet: NoticeSettings['quiet'], moment: Date): Date {
  if (quiet === null || !isQuietAt(quiet, hourIn(moment))) return moment
  return new Date(lastTime(quiet.to, moment).getTime() + dayLength)
}
