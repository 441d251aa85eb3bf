import { dayIn, startOfDay } from '../../../platform/clock/taipei.ts'

const dayMs = 86_400_000
/** A day's backup may take some time and begin a little later than the last one: 28 hours. */
const lateAfterMs = dayMs + 4 * 3_600_000

/** Returns the next moment it is `at` (such as 03:30) in Taipei. */
export function nextAt(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = startOfDay(dayIn(now)).getTime() + (hours * 60 + minutes) * 60_000
  return new Date(today > now.getTime() ? today : today + dayMs)
}

/** Returns the time of day as a cron expression, for a clock in Taipei. */
export function cronOf(at: string): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return `${minutes} ${hours} * * *`
}

/** Whether a newer good backup is overdue. Before the first good one, that is once one has failed. */
export function isBackupLate(
  rows: readonly { state: string }[],
  lastGood: { startedAt: Date } | undefined,
  now: Date,
): boolean {
  if (lastGood === undefined) return rows.some(({ state }) => state === 'failed')
  return now.getTime() - lastGood.startedAt.getTime() > lateAfterMs
}
