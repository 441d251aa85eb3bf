import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countYesterday } from './statistics.service.ts'

/** Soon after midnight in Taiwan, tried again within the night where it fails. */
export function handleStatistics(platform: Platform): void {
  platform.jobs.every('7 0 * * *', jobKind<object>('console.count-day'), () => countYesterday(platform))
}
