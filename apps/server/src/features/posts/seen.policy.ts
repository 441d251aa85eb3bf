import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { joinAccount } from '../accounts/index.ts'
import { visiblePost } from './visibility.sql.ts'

/** Returns whether the viewer may see a record. */
export async function isPostSeen(db: Queryable, viewer: string, id: string): Promise<boolean> {
  const isVisible = sql.raw(visiblePost('v.id', 'p', 'a'))
  const { rows } = await db.execute(sql`
    select 1 from posts p ${sql.raw(joinAccount('a', 'p.owner_id'))} cross join (select ${viewer}::uuid as id) v
    where p.id = ${id} and ${isVisible}`)
  return rows.length > 0
}
