import { expect, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'

/** Tables that no call about somebody's things writes, and that are long. */
const fixedTables = ['schools']

/** A digest of the rows of every table: equal digests, nothing was written. */
export async function databaseState({ pool }: Pick<Platform, 'pool'>): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)",
    [fixedTables],
  )
  const digests = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(row, '' order by row)) as digest from (select t::text as row from "${name}" t) r`,
  )
  const { rows } = await pool.query<{ name: string; digest: string | null }>(digests.join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']))
}

/** Until all that was queued for now is done. */
export function untilJobsDone({ pool }: Pick<Platform, 'pool'>): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select name from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()",
      )
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 20 },
  )
}
