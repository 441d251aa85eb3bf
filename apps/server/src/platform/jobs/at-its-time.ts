import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../database/index.ts'
import type { JobKind, Jobs } from './jobs.ts'

const tooEarlyAgain = 1_000

/** Handles a kind of job at the moment given in its data (ISO 8601), and not before. */
export function handleAtItsTime<Data extends object>(
  { jobs, clock, db }: { jobs: Jobs; clock: Clock; db: Queryable },
  kind: JobKind<Data>,
  timeOf: (data: Data) => string,
  work: (data: Data) => Promise<void>,
): void {
  jobs.handle(kind, async (data) => {
    if (Date.parse(timeOf(data)) > clock.now().getTime()) {
      // Not due yet, because the database's clock is ahead of ours.
      await jobs.enqueue(db, kind, data, { startAfter: new Date(Date.now() + tooEarlyAgain) })
    } else {
      await work(data)
    }
  })
}
