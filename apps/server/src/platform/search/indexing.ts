import type { SQL } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../database/index.ts'
import { jobKind } from '../jobs/jobs.ts'
import { firstId } from '../paging/by-id.ts'
import type { Platform } from '../platform.ts'

type Row = { id: string } & Record<string, unknown>

/** How a feature finds and indexes things of one kind whose index is missing. */
export interface Indexing<Thing extends Row> {
  /** Name of its job; must never change. */
  job: string
  /** Things indexed per transaction. */
  atOnce: number
  /** Returns SQL of the first `atOnce` things, by id after `after`, that are not indexed or have outdated tokens. */
  missing(after: string, atOnce: number): SQL
  index(transaction: Transaction, things: Thing[]): Promise<void>
}

/** Indexes what is missing after every start. It scans every thing, so it is a job and delays no start. */
export function indexMissingAtStart<Thing extends Row>(platform: Platform, indexing: Indexing<Thing>): void {
  const job = jobKind<object>(indexing.job)
  platform.jobs.handle(job, () => indexMissing(platform, indexing))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, job, {}))
}

/**
 * Indexes everything that is missing. Each batch is committed, so that the next start continues where one was
 * interrupted.
 */
export async function indexMissing<Thing extends Row>({ db }: Platform, indexing: Indexing<Thing>): Promise<void> {
  const indexAfter = (id: string) =>
    inTransaction(db, async (transaction) => {
      const { rows } = await transaction.execute<Row>(indexing.missing(id, indexing.atOnce))
      await indexing.index(transaction, rows as Thing[])
      return rows.at(-1)?.id
    })
  for (let last: string | undefined = firstId; last !== undefined; ) last = await indexAfter(last)
}

/** Calls of `work` at a time, so that others get their turn in this process. */
const mostTogether = 20

/** Runs `work` for each thing, 20 at a time, so that their queries travel together. */
export async function forEachTogether<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>) {
  for (let start = 0; start < things.length; start += mostTogether) {
    await Promise.all(things.slice(start, start + mostTogether).map(work))
  }
}
