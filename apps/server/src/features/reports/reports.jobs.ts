import { reportDurations } from '@learntrail/contract/reports/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetFrozen, listEnded } from './cases.repository.ts'
import { refreshSuspension } from './decide.service.ts'

const endSuspensions = jobKind<object>('reports.end-suspensions')
const forgetCopies = jobKind<object>('reports.forget-copies')

export function handleReportJobs(platform: Platform): void {
  platform.jobs.every('* * * * *', endSuspensions, () => endDueSuspensions(platform))
  platform.jobs.every('20 3 * * *', forgetCopies, () => forgetOldCopies(platform))
}

/** Ends suspensions that are over. */
export async function endDueSuspensions(platform: Platform): Promise<void> {
  for (const ownerId of await listEnded(platform.db, platform.clock.now())) {
    await inTransaction(platform.db, (transaction) => refreshSuspension(platform, transaction, ownerId))
  }
}

/** Erases the copies in cases closed longer than `reportDurations.frozen` ago. */
export async function forgetOldCopies({ db, clock }: Platform): Promise<void> {
  await forgetFrozen(db, new Date(clock.now().getTime() - reportDurations.frozen))
}
