import type { SQL } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../database/index.ts'
import { jobKind } from '../jobs/jobs.ts'
import { firstId } from '../paging/by-id.ts'
import type { Platform } from '../platform.ts'

type Row = { id: string } & Record<string, unknown>

/** How a feature finds the things of one kind that lack their index, and indexes them. */
export interface Indexing<Thing extends Row> {
  /** The name of its job, for ever. */
  job: string
  /** How many are indexed in one transaction. */
  atOnce: number
  /** Selects so many things that are not indexed, or were with other tokens: the first after an id, in the order of ids. */
  missing(after: string, atOnce: number): SQL
  index(transaction: Transaction, things: Thing[]): Promise<void>
}

/** Indexes what is missing after every start. Who does it looks at every thing, so it is a job, and no start waits for it. */
export function indexMissingAtStart<Thing extends Row>(platform: Platform, indexing: Indexing<Thing>): void {
  const job = jobKind<object>(indexing.job)
  platform.jobs.handle(job, () => indexMissing(platform, indexing))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, job, {}))
}

/** Indexes all that is missing. Each batch is kept, so that a start goes on where one stopped. */
export async function indexMissing<Thing extends Row>({ db }: Platform, indexing: Indexing<Thing>): Promise<void> {
  const indexAfter = (id: string) =>
    inTransaction(db, async (transaction) => {
      const { rows } = await transaction.execute<Row>(indexing.missing(id, indexing.atOnce))
      await indexing.index(transaction, rows as Thing[])
      return rows.at(-1)?.id
    })
  for (let last: string | undefined = firstId; last !== undefined; ) last = await indexAfter(last)
}

/** So many may keep this process busy before others come. */
const mostTogether = 20

/** Does the same for each, a few at a time: what they ask the database travels together. */
export async function forEachTogether<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>) {
  for (let start = 0; start < things.length; start += mostTogether) {
    await Promise.all(things.slice(start, start + mostTogether).map(work))
  }
}
