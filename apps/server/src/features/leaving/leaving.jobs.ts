import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteExpiredArchives } from './archive/account-archive.repository.ts'
import { eraseDueAccounts } from './erase-account.ts'

const eraseAccounts = jobKind<object>('leaving.erase-accounts')
const removeExpiredArchives = jobKind<object>('leaving.remove-expired-archives')

export function handleLeavingJobs(platform: Platform): void {
  platform.jobs.every('50 1 * * *', eraseAccounts, () =>
    platform.locks.exclusively('leaving erase-accounts', () => eraseDueAccounts(platform)),
  )
  platform.jobs.every('45 * * * *', removeExpiredArchives, () =>
    deleteExpiredArchives(platform.db, platform.clock.now()),
  )
}
