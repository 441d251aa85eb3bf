import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { drainChanges, notePassedDay, rebuildSummaries } from './keep-summaries.service.ts'

/** Changes show in the figures within a minute, even if one run is slow. */
const drainSeconds = 20

const rebuild = jobKind<object>('analytics.rebuild')
const passDay = jobKind<object>('analytics.pass-day')

export function analyticsJobs(platform: Platform): void {
  platform.jobs.often(drainSeconds, 'analytics.drain', () => drainChanges(platform))
  platform.jobs.every('3 0 * * *', passDay, () => notePassedDay(platform))
  platform.jobs.handle(rebuild, () => rebuildSummaries(platform, { isForced: false }))
  // Also resumes a rebuild that a previous process left unfinished.
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, rebuild, {}))
}
