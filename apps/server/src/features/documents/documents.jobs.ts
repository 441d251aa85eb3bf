import { documentLimits } from '@learntrail/contract/documents/limits'
import { sql } from 'drizzle-orm'
import { momentMonthsBefore } from '../../platform/clock/taipei.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

const forgetJob = jobKind<object>('documents.forget-old-changes', { retries: 2 })

/** Rows deleted at once, so that no lock is held for long. */
const atOnce = 5_000

export function handleDocumentJobs(platform: Platform): void {
  platform.jobs.every('20 3 * * *', forgetJob, () => forgetOldChanges(platform))
}

/**
 * Deletes changes older than `documentLimits.historyMonths` that an equally old checkpoint contains, so every version
 * from it on stays readable. Changes without a later checkpoint stay, however old.
 */
export async function forgetOldChanges({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = momentMonthsBefore(clock.now(), documentLimits.historyMonths)
  for (const what of [oldChanges(before), oldCheckpoints(before), oldLocks(clock.now())]) {
    for (let gone = atOnce; gone === atOnce; )
      gone = await inTransaction(db, async (transaction) => (await transaction.execute(what)).rowCount ?? 0)
  }
}

const oldChanges = (before: Date) => sql`
  delete from document_updates where ctid in (
    select u.ctid from document_checkpoints c
    join document_updates u on u.thing_id = c.thing_id and u.kind = c.kind and u.number <= c.number
    where c.at < ${before} and u.at < ${before} limit ${atOnce})`

const oldCheckpoints = (before: Date) => sql`
  delete from document_checkpoints where ctid in (
    select c.ctid from document_checkpoints c where c.at < ${before} and exists (
      select 1 from document_checkpoints later
      where later.thing_id = c.thing_id and later.kind = c.kind and later.number > c.number and later.at < ${before})
    limit ${atOnce})`

/** Expired locks have no effect; they are deleted the next night. */
const oldLocks = (now: Date) => sql`
  delete from document_locks where ctid in (
    select ctid from document_locks where since < ${new Date(now.getTime() - documentLimits.lockHours * 3_600_000)}
    limit ${atOnce})`
