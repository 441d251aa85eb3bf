import { expect, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'

/** Large tables that no call about a person's things writes. */
const fixedTables = ['schools']
/** Tables that a background loop writes at its own pace, whatever is called. */
const tablesOfLoops = ['changed_people', 'analytics_contributions', 'analytics_schools', 'analytics_summaries']

type Pool = Platform['pool']

const statements = new WeakMap<Pool, Promise<string>>()

/**
 * The same statement every time, so that the database plans it once: planning a hundred tables takes longer than
 * reading them.
 */
function stateStatement(pool: Pool): Promise<string> {
  const known = statements.get(pool) ?? makeStatement(pool)
  statements.set(pool, known)
  return known
}

async function makeStatement(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> all ($1)",
    [[...fixedTables, ...tablesOfLoops]],
  )
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) as digest from "${name}" t`,
    )
    .join(' union all ')
}

/** Returns a digest of the rows of every table, regardless of order: equal digests mean that nothing was written. */
export async function databaseState({ pool }: Pick<Platform, 'pool'>): Promise<Record<string, string>> {
  const text = await stateStatement(pool)
  const { rows } = await pool.query<{ name: string; digest: string | null }>({ name: 'database-state', text })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']))
}

/** Waits until all jobs that are due are done. */
export function untilJobsDone({ pool, jobs }: Pick<Platform, 'pool' | 'jobs'>): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select name from ${jobs.tables.job} where state in ('created', 'retry', 'active') and start_after <= now()`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 20 },
  )
}

/** Waits until `count` connections to the test's database wait for a lock. */
export const untilLocked = (pool: Pool, count = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows[0]).toEqual({ count })
  })
