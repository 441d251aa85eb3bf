import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeBackup, makeDailyBackup } from './backups.service.ts'
import { cronOf } from './schedule.rules.ts'

const beginDailyBackup = jobKind<object>('console.begin-backup')

/**
 * Makes a backup every day if a folder is configured. The schedule is registered even without one, because another node
 * may have set it up.
 */
export function handleBackups(platform: Platform): void {
  const { jobs, db, config } = platform
  jobs.every(cronOf(config.backups?.at ?? '03:30'), beginDailyBackup, async () => {
    if (config.backups !== undefined) await jobs.enqueue(db, makeDailyBackup, {})
  })
  jobs.handle(makeDailyBackup, () => makeBackup(platform))
}
