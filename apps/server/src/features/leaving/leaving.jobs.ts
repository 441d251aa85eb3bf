import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseDueAccounts } from './erase-account.ts'

const eraseAccounts = jobKind<object>('leaving.erase-accounts')

export function handleLeavingJobs(platform: Platform): void {
  platform.jobs.every('50 1 * * *', eraseAccounts, () =>
    platform.locks.exclusively('leaving erase-accounts', () => eraseDueAccounts(platform)),
  )
}
