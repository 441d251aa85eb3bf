import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteExpired } from './archive.repository.ts'

const removeExpiredArchives = jobKind<object>('posts.remove-expired-archives')

export function handleArchiveJobs(platform: Platform): void {
  platform.jobs.every('35 * * * *', removeExpiredArchives, () => deleteExpired(platform.db, platform.clock.now()))
}
