import { firstIdOf } from '../ids/ids.ts'

/** The first id of what is shown: movements of so many months before a moment. */
export function shownFrom(now: Date, months: number): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return firstIdOf(since)
}
