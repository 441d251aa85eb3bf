import { availableParallelism } from 'node:os'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FormKey, findWaiting } from './export.repository.ts'
import { makeForm } from './make-form.service.ts'

/** One is typeset while the next reads its pictures; more would only wait for one another. */
const width = Math.max(2, Math.min(4, availableParallelism() - 1))

export const makeFormJob = jobKind<FormKey>('eportfolio.make-form', { retries: 3, width, widthEach: 1 })

export function handleExportJobs(platform: Platform): void {
  // Jobs queued before versions existed name none.
  platform.jobs.handle(makeFormJob, (key, attempt) =>
    makeForm(platform, { ...key, version: key.version ?? 1 }, attempt),
  )
  platform.jobs.atStart(() => resumeForms(platform))
}

/** Queues unfinished forms again, in case an earlier process was killed while making them. */
export async function resumeForms({ db, jobs }: Platform): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { ownerId: person, ...key } of await findWaiting(transaction)) {
      await jobs.enqueue(transaction, makeFormJob, key, { person })
    }
  })
}
