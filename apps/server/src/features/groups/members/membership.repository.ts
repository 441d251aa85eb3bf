import { groupLimits } from '@learntrail/contract/groups/limits'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { groupBans, groupLinks, groupMembers, groupRequests, groups } from '../groups.tables.ts'
import { administers, belongs } from './transitions.rules.ts'

/** Returns a person's role in a group; guest without any. */
export async function findRole(db: Queryable, groupId: string, accountId: string): Promise<MemberRole> {
  const [member] = await db
    .select({ role: groupMembers.role })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.accountId, accountId)))
  if (member !== undefined) return member.role
  const [request] = await db
    .select({ role: groupRequests.role })
    .from(groupRequests)
    .where(and(eq(groupRequests.groupId, groupId), eq(groupRequests.accountId, accountId)))
  return request?.role ?? memberRoles.guest
}

/**
 * Returns those of these groups that the person belongs to and that are not deleted, with whether they are archived.
 * Locked, so that a removal of the person waits for what they are adding, and nothing is added to an archived group.
 */
export async function findBelonging(transaction: Transaction, accountId: string, groupIds: string[]) {
  if (groupIds.length === 0) return new Map<string, { isArchived: boolean }>()
  const client = clientOf(transaction)
  // Sent together, in this order. Archiving locks the group: what is added comes before that, or finds it archived.
  const [there, held] = await Promise.all([
    client.query(holdGroups, [groupIds]),
    client.query(holdOwn, [accountId, groupIds]),
  ])
  const isIn = new Set((held.rows as { id: string }[]).map(({ id }) => id))
  const own = (there.rows as { id: string; archivedAt: Date | null }[]).filter(({ id }) => isIn.has(id))
  return new Map(own.map(({ id, archivedAt }) => [id, { isArchived: archivedAt !== null }]))
}

const holdGroups = {
  name: 'groups-hold-there',
  text: `select id, archived_at as "archivedAt" from groups where id = any ($1::uuid[]) and deleted_at is null
    order by id for key share`,
}
const holdOwn = {
  name: 'groups-hold-own',
  text: 'select group_id as id from group_members where account_id = $1 and group_id = any ($2::uuid[]) for share',
}

export interface Standing {
  groupId: string
  accountId: string
  role: MemberRole
  since: Date
}

const levelIn = (role: MemberRole) => {
  if (role === memberRoles.topAdministrator) return 0
  return role === memberRoles.administrator ? 1 : 2
}

/** Adds a member or changes a member's role; `since` stays as it was. */
export async function putMember(transaction: Transaction, { groupId, accountId, role, since }: Standing) {
  const level = levelIn(role)
  await transaction
    .insert(groupMembers)
    .values({ groupId, accountId, role, level, since })
    .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.accountId], set: { role, level } })
}

/** Moves a person from one role to another and updates the counts; the caller has locked the group. */
export async function putStanding(transaction: Transaction, standing: Standing, before: MemberRole): Promise<void> {
  const { groupId, accountId, role, since } = standing
  if (belongs(before) && !belongs(role)) await transaction.delete(groupMembers).where(isOf(groupMembers, standing))
  if (!belongs(before) && before !== memberRoles.guest)
    await transaction.delete(groupRequests).where(isOf(groupRequests, standing))
  // A person who administers no longer may not share a link, so theirs is deleted.
  if (administers(before) && !administers(role))
    await transaction.delete(groupLinks).where(and(eq(groupLinks.groupId, groupId), eq(groupLinks.madeBy, accountId)))
  if (belongs(role)) await putMember(transaction, standing)
  else if (role !== memberRoles.guest)
    await transaction.insert(groupRequests).values({ groupId, accountId, role, since })
  const members = Number(belongs(role)) - Number(belongs(before))
  const administrators = countsAsAdministrator(role) - countsAsAdministrator(before)
  if (members === 0 && administrators === 0) return
  await transaction
    .update(groups)
    .set({
      memberCount: sql`${groups.memberCount} + ${members}`,
      administratorCount: sql`${groups.administratorCount} + ${administrators}`,
    })
    .where(eq(groups.id, groupId))
}

const countsAsAdministrator = (role: MemberRole) => Number(role === memberRoles.administrator)

type OfPeople = typeof groupMembers | typeof groupRequests | typeof groupBans
const isOf = (table: OfPeople, { groupId, accountId }: { groupId: string; accountId: string }) =>
  and(eq(table.groupId, groupId), eq(table.accountId, accountId))

/** Returns the number of administrators and of invitations to be one, without the top administrator. */
export async function countAdministratorPlaces(transaction: Transaction, groupId: string): Promise<number> {
  const { rows } = await transaction.execute<{ taken: number }>(sql`
    select (select count(*) from group_members m where m.group_id = ${groupId} and m.level = 1)::int
      + (select count(*) from group_requests r where r.group_id = ${groupId} and r.role = ${memberRoles.invitedAsAdministrator})::int as taken`)
  return rows[0]?.taken ?? 0
}

export async function isBanned(db: Queryable, groupId: string, accountId: string): Promise<boolean> {
  return (await db.$count(groupBans, isOf(groupBans, { groupId, accountId }))) > 0
}

/** Returns false if the ban exists already. */
export async function insertBan(transaction: Transaction, groupId: string, accountId: string, since: Date) {
  const added = await transaction.insert(groupBans).values({ groupId, accountId, since }).onConflictDoNothing()
  return added.rowCount === 1
}

/** Returns whether there was a ban. */
export async function deleteBan(transaction: Transaction, groupId: string, accountId: string): Promise<boolean> {
  const removed = await transaction.delete(groupBans).where(isOf(groupBans, { groupId, accountId }))
  return removed.rowCount === 1
}

/** Whether a person is an administrator of the group, or the top one. */
export async function isAdministrator(db: Queryable, groupId: string, accountId: string): Promise<boolean> {
  const isTheirs = and(eq(groupMembers.groupId, groupId), eq(groupMembers.accountId, accountId))
  return (await db.$count(groupMembers, and(isTheirs, lt(groupMembers.level, 2)))) > 0
}

/** Returns the ids of all administrators, the top one first. */
export async function listAdministrators(db: Queryable, groupId: string): Promise<string[]> {
  const found = await db
    .select({ accountId: groupMembers.accountId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), lt(groupMembers.level, 2)))
    .orderBy(groupMembers.level, groupMembers.since)
  return found.map(({ accountId }) => accountId)
}

/** Makes people members who were none, and deletes their requests and invitations; the caller has locked the group. */
export async function addMembers(transaction: Transaction, groupId: string, ids: string[], since: Date): Promise<void> {
  const role = memberRoles.member
  const rows = ids.map((accountId) => ({ groupId, accountId, role, level: levelIn(role), since }))
  await transaction.insert(groupMembers).values(rows)
  await transaction
    .delete(groupRequests)
    .where(and(eq(groupRequests.groupId, groupId), inArray(groupRequests.accountId, ids)))
  await transaction
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + ${ids.length}` })
    .where(eq(groups.id, groupId))
}

/** SQL: whether the member belongs to as many groups as allowed. */
const isFull = (member: string) => `(
  select count(*) from group_members own where own.account_id = ${member}.account_id) >= ${groupLimits.joined}`

/**
 * Copies members and bans of a group to the one that continues it, without `withoutIds` and those at their limit of
 * groups; administrators remain administrators.
 */
export async function bringAlong(
  transaction: Transaction,
  from: string,
  to: { id: string; ownerId: string; withoutIds: readonly string[]; since: Date },
): Promise<void> {
  const { administrator, topAdministrator } = memberRoles
  const without = sql.param([...to.withoutIds])
  await transaction.execute(sql`
    insert into group_members (group_id, account_id, role, level, member_number, since)
    select ${to.id}::uuid, m.account_id,
      case when m.account_id = ${to.ownerId} then ${topAdministrator} when m.level < 2 then ${administrator} else m.role end,
      case when m.account_id = ${to.ownerId} then 0 when m.level < 2 then 1 else 2 end, m.member_number, ${to.since}
    from group_members m where m.group_id = ${from}
      and (m.account_id = ${to.ownerId} or (m.account_id <> all (${without}::uuid[]) and not ${sql.raw(isFull('m'))}))`)
  await transaction.execute(sql`
    insert into group_bans (group_id, account_id, since)
    select ${to.id}::uuid, b.account_id, b.since from group_bans b where b.group_id = ${from}`)
  await transaction.execute(sql`
    update groups g set member_count = (select count(*) from group_members m where m.group_id = g.id),
      administrator_count = (select count(*) from group_members m where m.group_id = g.id and m.level = 1)
    where g.id = ${to.id}`)
}

/** Returns the people left out because they are at their limit of groups. */
export async function listFull(
  db: Queryable,
  from: string,
  to: { id: string; withoutIds: readonly string[] },
): Promise<PersonSummary[]> {
  const { rows } = await db.execute<{ person: PersonSummary }>(sql`
    select ${sql.raw(personSummaryOf('a'))} as person from group_members m ${sql.raw(joinAccount('a', 'm.account_id'))}
    where m.group_id = ${from} and m.account_id <> all (${sql.param([...to.withoutIds])}::uuid[]) and ${sql.raw(isFull('m'))}
      and not exists (select 1 from group_members came where came.group_id = ${to.id} and came.account_id = m.account_id)
    order by a.display_name, a.id`)
  return rows.map(({ person }) => person)
}

/** Deletes a group's requests, invitations and link, so that nobody can join any more. */
export async function endRequests(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.delete(groupRequests).where(eq(groupRequests.groupId, groupId))
  await transaction.delete(groupLinks).where(eq(groupLinks.groupId, groupId))
}

export async function listMemberIds(db: Queryable, groupId: string): Promise<string[]> {
  const found = await db
    .select({ accountId: groupMembers.accountId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
  return found.map(({ accountId }) => accountId)
}
