import type { MemberState } from '@learntrail/contract/plans/facts'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanEdit } from '@learntrail/contract/plans/members'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { notePeopleChanged } from '../../../platform/measures/changed-people.ts'
import { joinAccount } from '../../accounts/index.ts'
import { areNear, friendsAndGroups, nearPeopleList } from '../../groups/index.ts'
import { personSeenBy } from '../../people/index.ts'
import { signingName } from '../signing/signing.repository.ts'
import { planEdits, planMembers } from './members.tables.ts'

export const listPossible = nearPeopleList({
  name: 'plan-possible-members',
  near: friendsAndGroups,
  isTaken: 'exists (select 1 from plan_members there where there.plan_id = $2 and there.person_id = a.id)',
})

/** Whether the owner may still invite the person, checked within the transaction. */
export const isPossible = (transaction: Transaction, owner: string, person: string): Promise<boolean> =>
  areNear(transaction, friendsAndGroups, owner, [person])

const isOf = (planId: string, personId: string) =>
  and(eq(planMembers.planId, planId), eq(planMembers.personId, personId))

export async function findState(db: Queryable, planId: string, personId: string): Promise<MemberState | undefined> {
  return (await db.select().from(planMembers).where(isOf(planId, personId)))[0]?.state
}

export const countMembers = (db: Queryable, planId: string): Promise<number> =>
  db.$count(planMembers, eq(planMembers.planId, planId))

export async function insertMember(transaction: Transaction, row: typeof planMembers.$inferInsert): Promise<void> {
  await transaction.insert(planMembers).values(row)
}

export async function acceptMember(transaction: Transaction, planId: string, personId: string, since: Date) {
  await transaction.update(planMembers).set({ state: 'accepted', since }).where(isOf(planId, personId))
}

export async function deleteMember(transaction: Transaction, planId: string, personId: string): Promise<void> {
  await transaction.delete(planMembers).where(isOf(planId, personId))
}

const writerNamesQuery = {
  name: 'plan-writer-names',
  text: `select ${signingName('a')} as name
    from (select p.owner_id as person_id, true as is_owner, p.created_at as since from plans p where p.id = $1
      union all select m.person_id, false, m.since from plan_members m where m.plan_id = $1 and m.state = 'accepted') writer
    ${joinAccount('a', 'writer.person_id')} order by writer.is_owner desc, writer.since, a.id`,
}

/** Returns the names that the plan's owner, first, and its members sign with. */
export async function listWriterNames(pool: Pool, planId: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({ ...writerNamesQuery, values: [planId] })
  return rows.map(({ name }) => name)
}

interface Edit {
  planId: string
  version: number
  byId: string
  parts: string[]
  at: Date
}

/** Records a save. Consecutive saves by one person are merged; the oldest edits are dropped beyond the limit. */
export async function recordEdit(transaction: Transaction, { planId, version, byId, parts, at }: Edit): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    update plan_edits set last_version = ${version}, at = ${at.toISOString()},
      parts = array(select distinct part from unnest(parts || ${sql.param(parts)}::text[]) part order by part)
    where plan_id = ${planId} and by_id = ${byId}
      and version = (select max(last.version) from plan_edits last where last.plan_id = ${planId})`)
  if (rowCount) return
  const row = { planId, version, lastVersion: version, byId, parts: parts.toSorted(), at }
  await transaction.insert(planEdits).values(row)
  await transaction.execute(sql`delete from plan_edits where plan_id = ${planId} and version in (
    select version from plan_edits where plan_id = ${planId} order by version desc offset ${planLimits.edits})`)
}

const editsQuery = {
  name: 'plan-edits',
  text: `select d.last_version as version, d.parts, d.at, ${personSeenBy('$1', 'd.by_id')} as person
    from plan_edits d where d.plan_id = $2 order by d.version desc limit ${planLimits.edits}`,
}

export async function listEdits(pool: Pool, viewer: string, planId: string): Promise<PlanEdit[]> {
  const found = await pool.query<Omit<PlanEdit, 'at'> & { at: Date }>({ ...editsQuery, values: [viewer, planId] })
  return found.rows.map(({ at, ...edit }) => ({ ...edit, at: at.toISOString() }))
}

/** Ends memberships between two people when one blocks the other, as if the member had left. */
export async function endMembershipBetween(transaction: Transaction, one: string, other: string): Promise<void> {
  notePeopleChanged(transaction, [one, other])
  await transaction.execute(sql`delete from plan_members m using plans p where p.id = m.plan_id
    and ((p.owner_id = ${one} and m.person_id = ${other}) or (p.owner_id = ${other} and m.person_id = ${one}))`)
}
