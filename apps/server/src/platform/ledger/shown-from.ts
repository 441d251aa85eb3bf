import { firstIdOf } from '../ids/ids.ts'

/** Returns the first id of the movements to show: those of the last `months` months. */
export function shownFrom(now: Date, months: number): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return firstIdOf(since)
}
