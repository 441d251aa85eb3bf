import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeBackup, makeDailyBackup } from './backups.service.ts'
import { cronOf } from './schedule.rules.ts'

const beginDailyBackup = jobKind<object>('console.begin-backup')

/** Every day, where the settings name a place. The schedule is kept where they do not: it may have been made by others. */
export function handleBackups(platform: Platform): void {
  const { jobs, db, config } = platform
  jobs.every(cronOf(config.backups?.at ?? '03:30'), beginDailyBackup, async () => {
    if (config.backups !== undefined) await jobs.enqueue(db, makeDailyBackup, {})
  })
  jobs.handle(makeDailyBackup, () => makeBackup(platform))
}
