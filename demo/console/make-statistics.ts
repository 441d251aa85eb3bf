import { countYesterday } from '../../apps/server/src/features/console/demo.ts'
import { type Making, platformAt } from '../school/making.ts'

/** Days of which the service knows how much it was used. */
const countedDays = 120

/** Each day as it would have been counted the night after. Again changes nothing. */
export async function makeStatistics({ platform, calendar }: Making): Promise<void> {
  for (let days = countedDays; days >= 0; days--) await countYesterday(platformAt(platform, calendar.daysAgo(days)))
}
