import { sql } from 'drizzle-orm'
import { clientOf, type Queryable } from '../../../platform/database/index.ts'
import { administers, classGroup, isIn, isTopOf, ledIn } from '../visibility.sql.ts'

/** Whether a person belongs to a group that is not deleted. */
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

/** $1 viewer, $2 group. */
const standingQuery = {
  name: 'groups-standing-in',
  text: `select ${administers('v.id', 'v.group_id')} as "isLeader", ${isTopOf('v.id', 'v.group_id')} as "isTop",
      coalesce(g.type = 'teaching', false) as "isTeaching", coalesce(${classGroup('g')}, false) as "isClass"
    from (select $1::uuid as id, $2::uuid as group_id) v left join groups g on g.id = v.group_id`,
}

/** Returns a person's standing in a group. */
export async function standingIn(db: Queryable, viewer: string, groupId: string): Promise<Standing> {
  const { rows } = await clientOf(db).query(standingQuery, [viewer, groupId])
  return (rows[0] as Standing | undefined) ?? { isLeader: false, isTop: false, isTeaching: false, isClass: false }
}

/** Returns those of these people who belong to a group without administering it. */
export async function findLedAmong(db: Queryable, groupId: string, people: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select led.account_id as id from (select ${groupId}::uuid as id) its cross join lateral ${sql.raw(ledIn('its.id'))} led
    where led.account_id = any(${sql.param([...people])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns whether the person administers a group of which the viewer is an ordinary member. */
export async function leadsGroupOf(db: Queryable, person: string, viewer: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from group_members led join group_members leads on leads.group_id = led.group_id and leads.level < 2
      join groups g on g.id = led.group_id and g.deleted_at is null
    where led.account_id = ${viewer} and led.level = 2 and leads.account_id = ${person} limit 1`)
  return rows.length > 0
}
