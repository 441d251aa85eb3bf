import { sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../database/index.ts'
import { jobKind } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** A column that counts rows of other tables and is maintained in the transactions that change them. */
export interface Counter {
  table: string
  /** The column that identifies a row; `id` by default. */
  key?: string
  column: string
  /** SQL: the true count for a row of `t`. */
  truth: string
}

/** A counter that was wrong. */
export interface Drift {
  table: string
  id: string
  [counter: string]: string | number
}

/** Wrong rows corrected per counter and run. */
const mostAtOnce = 500

/** Corrects counters that differ from what they count, one after another, and returns those corrected. */
export async function recount(db: Database, counters: readonly Counter[]): Promise<Drift[]> {
  const drifted: Drift[] = []
  for (const counter of counters) drifted.push(...(await recountOne(db, counter)))
  return drifted
}

/** Recounts every night at 04:20, to detect counters that are not maintained properly. `job` names the job. */
export function recountNightly({ db, jobs, log }: Platform, job: string, counters: () => readonly Counter[]): void {
  jobs.every('20 4 * * *', jobKind<object>(job), async () => {
    const drifted = await recount(db, counters())
    // A drift means a bug in our code: it is reported although it has been corrected.
    if (drifted.length > 0) log.warn({ drifted }, 'stored counts had drifted and were corrected')
  })
}

// Finds suspects without locks, because reading all rows takes a while; then recounts each while its row is locked.
async function recountOne(db: Database, { table, key = 'id', column, truth }: Counter): Promise<Drift[]> {
  const [t, k, c] = [sql.identifier(table), sql.identifier(key), sql.identifier(column)]
  const count = sql.raw(`(${truth})`)
  const suspects = await db.execute<{ id: string }>(
    sql`select t.${k} as id from ${t} t where t.${c} <> ${count} order by t.${k} limit ${mostAtOnce}`,
  )
  const drifted: Drift[] = []
  for (const { id } of suspects.rows) {
    const corrected = await inTransaction(db, async (transaction) => {
      const held = await transaction.execute<{ was: number }>(
        sql`select ${c} as was from ${t} where ${k} = ${id} for update`,
      )
      const changed = await transaction.execute<{ is: number }>(
        sql`update ${t} t set ${c} = ${count} where t.${k} = ${id} and t.${c} <> ${count} returning t.${c} as is`,
      )
      return { was: held.rows[0]?.was, is: changed.rows[0]?.is }
    })
    const { was, is } = corrected
    if (was !== undefined && is !== undefined) drifted.push({ table, id, column, was, is })
  }
  return drifted
}
