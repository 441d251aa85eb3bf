import type { Group, GroupSummary } from '@learntrail/contract/groups/group'
import { classTypes } from '@learntrail/contract/groups/roles'
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Queryable, type Transaction } from '../../platform/database/index.ts'
import type { JsonText } from '../../platform/json/json-text.ts'
import { lastMoment, type MomentKey } from '../../platform/paging/by-moment.ts'
import { notBlockedWith } from '../people/index.ts'
import { deletedGroupsQuery, groupNamesQuery, groupsOfQuery, oneGroupQuery } from './groups.queries.ts'
import { groupLinks, groupMembers, groupRequests, groups } from './groups.tables.ts'
import { visibleGroup } from './visibility.sql.ts'

/** A group as the queries return it with the types `asWritten`. */
export interface GroupRow extends Omit<Group, 'can' | 'topAdministrator' | 'next' | 'former'> {
  topAdministrator: JsonText<Group['topAdministrator']> | null
  next: JsonText<Group['next']> | null
  former: JsonText<Group['former']> | null
  isBanned: boolean
  hasLink: boolean
  actsForSchool: boolean
}

interface Named {
  groupId?: string | undefined
  handle?: string | undefined
  invitationLinkId?: string | undefined
}

export async function findGroup(
  pool: Pool,
  viewer: string,
  { groupId, handle, invitationLinkId }: Named,
  now: Date,
): Promise<GroupRow | undefined> {
  const values = [viewer, groupId ?? null, handle ?? null, invitationLinkId ?? null, now]
  const found = await pool.query<GroupRow>({ ...oneGroupQuery, types: asWritten, values })
  return found.rows[0]
}

/** Whether a person may see the group, also by a link. */
export async function isSeen(db: Queryable, viewer: string, groupId: string, link: Link | undefined): Promise<boolean> {
  const byLink = link && (await isLinkTo(db, groupId, link.code, link.at))
  const isVisible = sql.raw(visibleGroup('viewer.id', 'g'))
  const isUnblocked = sql.raw(notBlockedWith('viewer.id', 'g.owner_id'))
  const { rows } = await db.execute<{ isSeen: boolean }>(sql`
    select (${byLink ?? false}::boolean and g.deleted_at is null and ${isUnblocked}) or ${isVisible} as "isSeen"
    from groups g, (select ${viewer}::uuid as id) viewer where g.id = ${groupId}`)
  return rows[0]?.isSeen ?? false
}

export interface Link {
  code: string
  at: Date
}

/** Whether the code is that of a valid link to the group. */
export async function isLinkTo(db: Queryable, groupId: string, code: string, now: Date): Promise<boolean> {
  const holds = and(eq(groupLinks.groupId, groupId), eq(groupLinks.code, code), gt(groupLinks.expiresAt, now))
  return (await db.$count(groupLinks, holds)) > 0
}

export async function listDeleted(pool: Pool, viewer: string): Promise<GroupRow[]> {
  const found = await pool.query<GroupRow>({ ...deletedGroupsQuery, types: asWritten, values: [viewer] })
  return found.rows
}

export type ListedGroup = GroupSummary & { since: string }

export async function listGroupsOf(
  pool: Pool,
  viewer: string,
  page: { personId: string; isArchived: boolean; after: MomentKey | undefined; limit: number },
): Promise<ListedGroup[]> {
  const values = [viewer, page.personId, ...(page.after ?? lastMoment), page.isArchived]
  const found = await pool.query<ListedGroup>({ ...groupsOfQuery(page.limit), types: asWritten, values })
  return found.rows
}

export async function listNames(pool: Pool, viewer: string, personIds: string[]) {
  const found = await pool.query<{ personId: string; groups: { id: string; name: string }[] }>({
    ...groupNamesQuery,
    values: [viewer, personIds],
  })
  return found.rows
}

export async function isHandleTaken(db: Queryable, handle: string): Promise<boolean> {
  return (await db.select({ id: groups.id }).from(groups).where(eq(groups.handle, handle))).length > 0
}

export type StoredGroup = typeof groups.$inferSelect

export async function findMade(db: Queryable, madeBy: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.madeBy, madeBy), eq(groups.clientId, clientId)))
  return found[0]?.id
}

export async function insertGroup(transaction: Transaction, group: typeof groups.$inferInsert): Promise<void> {
  await transaction.insert(groups).values(group)
}

/** Returns a group that is not deleted, locked until the transaction ends, so that changes of roles take turns. */
export async function holdGroup(transaction: Transaction, id: string): Promise<StoredGroup | undefined> {
  const held = await transaction
    .select()
    .from(groups)
    .where(and(eq(groups.id, id), isNull(groups.deletedAt)))
    .for('update')
  return held[0]
}

/** Same, for a deleted group of its top administrator. */
export async function holdDeleted(transaction: Transaction, id: string, ownerId: string) {
  const held = await transaction
    .select()
    .from(groups)
    .where(and(eq(groups.id, id), eq(groups.ownerId, ownerId)))
    .for('update')
  return held[0]?.deletedAt == null ? undefined : held[0]
}

/** Whether a group is archived. */
export async function isArchived(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(groups, and(eq(groups.id, id), isNotNull(groups.archivedAt)))) > 0
}

export async function updateGroup(transaction: Transaction, id: string, change: Partial<typeof groups.$inferInsert>) {
  await transaction.update(groups).set(change).where(eq(groups.id, id))
}

export function countOwned(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(groups, eq(groups.ownerId, ownerId))
}

export function countJoined(db: Queryable, accountId: string): Promise<number> {
  return db.$count(groupMembers, eq(groupMembers.accountId, accountId))
}

export function countRequestsOf(db: Queryable, accountId: string): Promise<number> {
  return db.$count(groupRequests, eq(groupRequests.accountId, accountId))
}

/** Returns some of the groups whose time to be restored is over. */
export async function listOver(db: Queryable, before: Date, limit: number): Promise<StoredGroup[]> {
  return db.select().from(groups).where(lt(groups.deletedAt, before)).orderBy(groups.deletedAt).limit(limit)
}

export async function removeGroup(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(groups).where(eq(groups.id, id))
}

/** Returns a group's name; null without a group, or once it is gone for good. */
export async function findGroupName(db: Queryable, groupId: string | null): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`select g.name from groups g where g.id = ${groupId}`)
  return rows[0]?.name ?? null
}

/** Whether a group is a class (contract `groups/roles`). */
export async function isClassGroup(db: Queryable, groupId: string): Promise<boolean> {
  return (await db.$count(groups, and(eq(groups.id, groupId), inArray(groups.type, [...classTypes])))) > 0
}
