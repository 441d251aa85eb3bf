import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Queryable, quickRead } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { personSummaryOf } from './person-summary.sql.ts'
import { visiblePerson } from './visibility.sql.ts'

/** Returns display names of those `ids` that the viewer may see, the viewer included. */
export async function findVisibleNames(db: Queryable, viewer: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const isVisible = sql.raw(visiblePerson('viewer.id', 'a'))
  const found = await db.execute<{ id: string; displayName: string }>(
    sql`select a.id, a.display_name as "displayName" from (select ${viewer}::uuid as id) viewer ${withValues(joinAccount('a', 'any($1::uuid[])'), ids)}
      where (a.id = viewer.id or ${isVisible})`,
  )
  return new Map(found.rows.map(({ id, displayName }) => [id, displayName]))
}

const visiblePersonQuery = {
  name: 'person-visible',
  text: `select 1 ${fromAccounts('a', '$2')} and (a.id = $1 or ${visiblePerson('$1', 'a')})`,
}

export async function isVisiblePerson(pool: Pool, viewer: string, id: string): Promise<boolean> {
  return (await quickRead(pool, { ...visiblePersonQuery, values: [viewer, id] })).rows.length > 0
}

const seenQuery = {
  name: 'persons-seen',
  text: `select ${personSummaryOf('a')} as person ${fromAccounts('a', 'any($2::uuid[])')} and (a.id = $1 or ${visiblePerson('$1', 'a')})`,
}

/** Returns summaries of those `ids` that the viewer may see, the viewer included. */
export async function findSeen(
  pool: Pool,
  viewer: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonSummary>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ person: PersonSummary }>({ ...seenQuery, values: [viewer, [...new Set(ids)]] })
  return new Map(rows.map(({ person }) => [person.id, person]))
}

/** Returns, for each viewer with blocks, the ids blocked in either direction. */
export async function listHidden(db: Queryable, viewers: readonly string[]): Promise<Map<string, string[]>> {
  const asked = sql`unnest(${sql.param([...viewers])}::uuid[]) as viewer(id)`
  const { rows } = await db.execute<{ id: string; hidden: string[] }>(
    sql`select id, array_agg(other) as hidden from (
      select viewer.id, b.blocked_id as other from ${asked} join blocks b on b.blocker_id = viewer.id
      union select viewer.id, b.blocker_id from ${asked} join blocks b on b.blocked_id = viewer.id) as kept group by id`,
  )
  return new Map(rows.map(({ id, hidden }) => [id, hidden]))
}
