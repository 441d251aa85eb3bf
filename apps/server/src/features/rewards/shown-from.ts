import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { firstIdOf } from '../../platform/ids/ids.ts'

/** The first id of what is shown. */
export function shownFrom(now: Date): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - rewardLimits.monthsShown)
  return firstIdOf(since)
}
