import { sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../database/index.ts'
import { jobKind } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** A column that counts rows of other tables, and is kept in the transactions that change them. */
export interface Counter {
  table: string
  /** The column that tells rows apart; `id` where nothing is said. */
  key?: string
  column: string
  /** SQL: counts the rows for a row of `t`. */
  truth: string
}

/** A counter that was wrong. */
export interface Drift {
  table: string
  id: string
  [counter: string]: string | number
}

/** So many wrong ones are set right in one go. */
const mostAtOnce = 500

/** Sets counters right that differ from what they count, one after the other, and answers which did. */
export async function recount(db: Database, counters: readonly Counter[]): Promise<Drift[]> {
  const drifted: Drift[] = []
  for (const counter of counters) drifted.push(...(await recountOne(db, counter)))
  return drifted
}

/** Counts anew every night, to find out whether counts are kept as they should be. `job` names the work. */
export function recountNightly({ db, jobs, log }: Platform, job: string, counters: () => readonly Counter[]): void {
  jobs.every('20 4 * * *', jobKind<object>(job), async () => {
    const drifted = await recount(db, counters())
    // A drift is a fault of ours: somebody has to see it, although it is set right.
    if (drifted.length > 0) log.warn({ drifted }, 'counts had drifted and were set right')
  })
}

// Found without locks, since reading all rows takes a while; then each is counted again while nobody can change it.
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
