import { countYesterday } from '../../apps/server/src/features/console/demo.ts'
import { type Making, platformAt } from '../school/making.ts'

/** Days with usage statistics. */
const countedDays = 120

/** Counts each day as the job of the following night would have. Idempotent. */
export async function makeStatistics({ platform, calendar }: Making): Promise<void> {
  for (let days = countedDays; days >= 0; days--) await countYesterday(platformAt(platform, calendar.daysAgo(days)))
}
