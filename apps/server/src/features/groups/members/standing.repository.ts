import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { administers, classGroup, isIn, isTopOf, ledIn } from '../visibility.ts'

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
  /** It is a class (contract `groups/roles`). */
  isClass: boolean
}

/** How somebody stands to a group. */
export async function standingIn(db: Queryable, viewer: string, groupId: string): Promise<Standing> {
  const [isLeader, isTop] = [sql.raw(administers('v.id', 'v.group_id')), sql.raw(isTopOf('v.id', 'v.group_id'))]
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select ${isLeader} as "isLeader", ${isTop} as "isTop", coalesce(g.type = 'teaching', false) as "isTeaching",
      coalesce(${sql.raw(classGroup('g'))}, false) as "isClass"
    from (select ${viewer}::uuid as id, ${groupId}::uuid as group_id) v left join groups g on g.id = v.group_id`)
  return rows[0] ?? { isLeader: false, isTop: false, isTeaching: false, isClass: false }
}

/** Those of some people who belong to a group without leading it. */
export async function findLedAmong(db: Queryable, groupId: string, people: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select led.account_id as id from (select ${groupId}::uuid as id) its cross join lateral ${sql.raw(ledIn('its.id'))} led
    where led.account_id = any(${sql.param([...people])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
