import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'

const minute = durations.hour / 60

/** Returns the milliseconds since the timer started, between 0 and `planLimits.timerMinutes`. */
export function countedSince(since: string, now: number): number {
  const most = planLimits.timerMinutes * minute
  return Math.min(most, Math.max(0, now - Date.parse(since)))
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats milliseconds as h:mm:ss, such as 1:05:09. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

export const minutesOf = (milliseconds: number) => Math.floor(milliseconds / minute)
