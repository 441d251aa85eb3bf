import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recount } from './counts.repository.ts'
import { handleHistoryJobs } from './history/history.service.ts'
import { handleScheduleJobs } from './schedule/release.service.ts'
import { handleSharedJobs } from './shared/hand-over.ts'

/** Counts are kept with every change; this finds out whether they were. */
const recountPosts = jobKind<object>('posts.recount')

export function handlePostJobs(platform: Platform): void {
  handleScheduleJobs(platform)
  handleHistoryJobs(platform)
  handleSharedJobs(platform)
  platform.jobs.every('20 4 * * *', recountPosts, async () => {
    const drifted = await recount(platform.db)
    // A drift is a fault of ours: somebody has to see it, although it is set right.
    if (drifted.length > 0) platform.log.warn({ drifted }, 'counts had drifted and were set right')
  })
}
