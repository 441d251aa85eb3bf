import { expect, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'

/** Tables that no call about somebody's things writes, and that are long. */
const fixedTables = ['schools']
/** What a loop of the process writes at its own time, whatever is called. */
const tablesOfLoops = ['changed_people', 'analytics_contributions', 'analytics_schools', 'analytics_summaries']

type Pool = Platform['pool']

const statements = new WeakMap<Pool, Promise<string>>()

/** The same every time, so that the database plans it once: a hundred tables take longer to plan than to read. */
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

/** A digest of the rows of every table, in whatever order they stand: equal digests, nothing was written. */
export async function databaseState({ pool }: Pick<Platform, 'pool'>): Promise<Record<string, string>> {
  const text = await stateStatement(pool)
  const { rows } = await pool.query<{ name: string; digest: string | null }>({ name: 'database-state', text })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']))
}

/** Until all that was queued for now is done. */
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
