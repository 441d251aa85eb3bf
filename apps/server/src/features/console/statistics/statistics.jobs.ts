import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countYesterday } from './statistics.service.ts'

/** Counts soon after midnight in Taiwan; retried during the night if it fails. */
export function handleStatistics(platform: Platform): void {
  platform.jobs.every('7 0 * * *', jobKind<object>('console.count-day'), () => countYesterday(platform))
}
