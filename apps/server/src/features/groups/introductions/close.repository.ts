import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { teachesAtSchool, vouchingSchoolOf } from '../../accounts/index.ts'
import { isFriendOf } from '../../people/index.ts'
import { statedSchoolIdOf } from '../../profiles/index.ts'

/** For each person, the others that form a pair with them. */
export type Pairs = Map<string, Set<string>>

/** Returns the pairs that satisfy `isPair`, SQL of the ids `a.id` and `o.id`. */
export async function findPairs(
  db: Queryable,
  isPair: SQL,
  actorIds: readonly string[],
  ids: readonly string[],
): Promise<Pairs> {
  const { rows } = await db.execute<{ actor: string; id: string }>(sql`
    select a.id as actor, o.id from unnest(${sql.param([...actorIds])}::uuid[]) a(id)
      cross join unnest(${sql.param([...ids])}::uuid[]) o(id) where ${isPair}`)
  const pairs: Pairs = new Map()
  for (const { actor, id } of rows) pairs.set(actor, (pairs.get(actor) ?? new Set()).add(id))
  return pairs
}

/** A verified teacher and a person of the school that vouches for both, or that the person states if none does. */
const isTaughtBy = (teacher: string, pupil: string) =>
  teachesAtSchool(teacher, `coalesce(${vouchingSchoolOf(pupil)}, ${statedSchoolIdOf(pupil)})`)

const isClose = sql`
  ${sql.raw(isFriendOf('a.id', 'o.id'))}
  or ${sql.raw(isTaughtBy('a.id', 'o.id'))}
  or exists (select 1 from group_members led join groups g on g.id = led.group_id and g.deleted_at is null
    join group_members it on it.group_id = led.group_id and it.account_id = o.id
    where led.account_id = a.id and led.level < 2)`

/**
 * Returns, for each adult, which of these people they are close to: friends, pupils of the school that vouches for them
 * as a teacher, and members of a group they administer.
 */
export const findClose = (db: Queryable, actorIds: readonly string[], ids: readonly string[]): Promise<Pairs> =>
  findPairs(db, isClose, actorIds, ids)
