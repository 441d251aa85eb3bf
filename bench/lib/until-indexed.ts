import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const patienceMs = 900_000

/** Waits until the product that was started on this database has indexed all that was filled in without an index. */
export async function untilIndexed(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + patienceMs
  while ((await jobsLeft(pool)) > 0) {
    if (Date.now() > deadline) throw new Error(`Not everything was indexed in ${patienceMs / 60_000} minutes.`)
    await pause(200)
  }
}

/** Asked of the jobs themselves: the queue's own figures (`jobCountsQuery`) are some seconds old. */
async function jobsLeft(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from jobs.job
     where name like '%.index-missing' and state in ('created', 'retry', 'active')`,
  )
  return rows[0]?.left ?? 0
}
