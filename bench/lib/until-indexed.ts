import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { jobTablesOf } from '../../apps/server/src/platform/jobs/job-tables.ts'

/**
 * Indexing a million records takes over a quarter of an hour, so only a standstill of this length counts as failure.
 */
const patienceMs = 120_000

/** Waits until the product on this database has indexed everything that was inserted without an index. */
export async function untilIndexed(pool: pg.Pool): Promise<void> {
  let written = -1
  let since = Date.now()
  while ((await jobsLeft(pool)) > 0) {
    const now = await rowsWritten(pool)
    if (now > written) since = Date.now()
    else if (Date.now() - since > patienceMs)
      throw new Error(`Nothing more was indexed for ${patienceMs / 60_000} minutes.`)
    written = now
    await pause(200)
  }
}

/** Counts the jobs in their table: the queue's own figures (`jobCountsQuery`) lag some seconds behind. */
async function jobsLeft(pool: pg.Pool): Promise<number> {
  const { job } = await jobTablesOf(pool)
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from ${job}
     where name like '%.index-missing' and state in ('created', 'retry', 'active')`,
  )
  return rows[0]?.left ?? 0
}

async function rowsWritten(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ written: number }>(
    `select sum(n_tup_ins + n_tup_upd)::float8 as written from pg_stat_user_tables where schemaname = current_schema()`,
  )
  return rows[0]?.written ?? 0
}
