import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { administers, isIn, isTopOf } from '../visibility.ts'

/** Whether somebody is in a group that is there. */
export async function isMemberOf(db: Queryable, viewer: string, groupId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isIn: boolean }>(
    sql`select ${sql.raw(isIn('v.id', 'v.group_id'))} as "isIn"
      from (select ${viewer}::uuid as id, ${groupId}::uuid as group_id) v`,
  )
  return rows[0]?.isIn ?? false
}

interface Standing {
  isLeader: boolean
  isTop: boolean
  isTeaching: boolean
}

/** How somebody stands to a group. */
export async function standingIn(db: Queryable, viewer: string, groupId: string): Promise<Standing> {
  const [isLeader, isTop] = [sql.raw(administers('v.id', 'v.group_id')), sql.raw(isTopOf('v.id', 'v.group_id'))]
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select ${isLeader} as "isLeader", ${isTop} as "isTop", coalesce(g.type = 'teaching', false) as "isTeaching"
    from (select ${viewer}::uuid as id, ${groupId}::uuid as group_id) v left join groups g on g.id = v.group_id`)
  return rows[0] ?? { isLeader: false, isTop: false, isTeaching: false }
}
