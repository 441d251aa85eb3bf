import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type EditionKey, listToMake } from './editions.repository.ts'
import { makeEdition } from './make-edition.service.ts'

export const makeEditionJob = jobKind<EditionKey>('plans.make-edition', { retries: 3, width: 2, widthEach: 1 })

export function handleEditionJobs(platform: Platform): void {
  platform.jobs.handle(makeEditionJob, (key, attempt) => makeEdition(platform, key, attempt))
  platform.jobs.atStart(() => resumeEditions(platform))
}

/** Queues the editions again that an earlier process left unfinished, perhaps because it was killed. */
export async function resumeEditions({ db, jobs }: Platform): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { ownerId: person, ...key } of await listToMake(transaction))
      await jobs.enqueue(transaction, makeEditionJob, key, { person })
  })
}
