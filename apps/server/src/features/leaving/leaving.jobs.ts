import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteExpiredArchives } from './archive/account-archive.repository.ts'
import { eraseDueAccounts } from './erase-account.service.ts'
import { isAnyErasureBegun } from './leaving.repository.ts'

const eraseAccounts = jobKind<object>('leaving.erase-accounts')
const removeExpiredArchives = jobKind<object>('leaving.remove-expired-archives')

/**
 * Queues the erasures that have begun, for accounts restored with an older copy of the database or left half erased by
 * a killed process, so that they do not wait for the nightly job.
 */
export async function resumeErasures({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  if (await isAnyErasureBegun(db)) await jobs.enqueue(db, eraseAccounts, {})
}

export function handleLeavingJobs(platform: Platform): void {
  platform.jobs.atStart(() => resumeErasures(platform))
  platform.jobs.every('50 1 * * *', eraseAccounts, () =>
    platform.locks.exclusively('leaving erase-accounts', () => eraseDueAccounts(platform)),
  )
  platform.jobs.every('45 * * * *', removeExpiredArchives, () =>
    deleteExpiredArchives(platform.db, platform.clock.now()),
  )
}
