import type { Bulletin, BulletinReading, BulletinSummary, ReaderCounts } from '@learntrail/contract/bulletins/bulletin'
import type { Reader } from '@learntrail/contract/bulletins/following-up'
import type { ReaderFilter, Signer } from '@learntrail/contract/bulletins/states'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import type { JsonText } from '../../platform/json/json-text.ts'
import { fromAccounts } from '../accounts/index.ts'
import { everyMember, joinActiveGroup, ledIn, membersSeen, type NumberedKey } from '../groups/index.ts'
import {
  bulletinsQuery,
  isGuardianWaitedFor,
  isWaitedFor,
  oneBulletinQuery,
  readerCounts,
  readersQuery,
  unreadQuery,
} from './bulletins.queries.ts'
import { bulletinReadings, bulletins } from './bulletins.tables.ts'
import { leads, visibleBulletin } from './visibility.sql.ts'

type Part = 'group' | 'writer' | 'mine'

/** A row as the queries return it with `asWritten`. */
export type SummaryRow = Omit<BulletinSummary, Part | 'counts' | 'excerpt'> & {
  text: string
  counts: JsonText<ReaderCounts> | null
} & { [Name in Part]: JsonText<BulletinSummary[Name]> }

export type BulletinRow = SummaryRow &
  Pick<Bulletin, 'version' | 'messageCount'> & { [Name in 'content' | 'files']: JsonText<Bulletin[Name]> } & {
    isLeader: boolean
    isKeeper: boolean
    isAskedToSign: boolean
    isGroupArchived: boolean
  }

export async function findBulletin(pool: Pool, viewer: string, id: string): Promise<BulletinRow | undefined> {
  const found = await pool.query<BulletinRow>({ ...oneBulletinQuery, types: asWritten, values: [viewer, id] })
  return found.rows[0]
}

/** The cursor of a list of bulletins. */
type Place = readonly [isPinned: boolean, appearsAt: string, id: string]

export async function countUnread(pool: Pool, viewer: string, groupId: string): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({ ...unreadQuery, values: [viewer, groupId] })
  return rows[0]?.unread ?? 0
}

export async function listBulletins(
  pool: Pool,
  viewer: string,
  { groupId, after, limit }: { groupId: string; after: Place; limit: number },
): Promise<SummaryRow[]> {
  const values = [viewer, groupId, ...after]
  return (await pool.query<SummaryRow>({ ...bulletinsQuery(limit), types: asWritten, values })).rows
}

export interface ReaderRow {
  id: string
  since: string
  numberOrder: string
  memberNumber: string
  hasGuardian: boolean
  person: JsonText<Reader['person']>
  reading: JsonText<BulletinReading>
}

export async function listReaders(
  pool: Pool,
  bulletinId: string,
  { filter, after, limit }: { filter: ReaderFilter | undefined; after: NumberedKey; limit: number },
): Promise<ReaderRow[]> {
  const values = [bulletinId, ...after]
  return (await pool.query<ReaderRow>({ ...readersQuery(filter, limit), types: asWritten, values })).rows
}

export async function countReaders(db: Queryable, bulletinId: string): Promise<ReaderCounts> {
  const { rows } = await db.execute<{ counts: ReaderCounts }>(
    sql`select ${sql.raw(readerCounts('b'))} as counts from bulletins b where b.id = ${bulletinId}`,
  )
  const nobody = { members: 0, read: 0, signed: 0, bySelf: 0, byGuardian: 0, withoutGuardian: 0 }
  return rows[0]?.counts ?? nobody
}

const waits = {
  all: 'true',
  waitedFor: isWaitedFor('r', 's', 'b', 'led.account_id'),
  guardianWaitedFor: isGuardianWaitedFor('s', 'b'),
} as const

/**
 * Returns a bulletin's addressees: all of them, those who have not done what it asks, or those whose guardian has not.
 */
export async function listAddressees(db: Queryable, bulletinId: string, which: keyof typeof waits): Promise<string[]> {
  const led = sql.raw(ledIn('b.group_id'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select led.account_id as id from bulletins b cross join lateral ${led} led
      left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = led.account_id
      left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = led.account_id
    where b.id = ${bulletinId} and b.appeared_at is not null and ${sql.raw(waits[which])}`)
  return rows.map(({ id }) => id)
}

export type StoredBulletin = typeof bulletins.$inferSelect

/**
 * Finds a bulletin and locks its row until the transaction ends: `update` to change it, `share` to keep it unchanged.
 */
export async function holdBulletin(
  transaction: Transaction,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<StoredBulletin | undefined> {
  const held = await transaction.select().from(bulletins).where(eq(bulletins.id, id)).for(strength)
  return held[0]
}

/** Returns which of these bulletins the viewer may see. */
export async function findSeen(db: Queryable, viewer: string, ids: readonly string[]) {
  const [isVisible, isLeader] = [sql.raw(visibleBulletin('v.id', 'b')), sql.raw(leads('v.id', 'b'))]
  const { rows } = await db.execute<{ id: string; groupId: string; isLeader: boolean; hasAppeared: boolean }>(sql`
    select b.id, b.group_id as "groupId", ${isLeader} as "isLeader", b.appeared_at is not null as "hasAppeared"
    from bulletins b, (select ${viewer}::uuid as id) v
    where b.id = any(${sql.param(ids)}::uuid[]) and ${isVisible} order by b.id`)
  return rows
}

/** Locks a group's list of bulletins, so that limits can be counted before one is added or pinned. */
export async function holdBulletinsOf(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bulletins:${groupId}`}, 0))`)
}

const ids = { id: bulletins.id, originId: bulletins.originId }

export async function findMade(
  db: Queryable,
  { writerId, clientId, groupId }: { writerId: string; clientId: string; groupId: string },
) {
  const isIt = and(eq(bulletins.writerId, writerId), eq(bulletins.clientId, clientId), eq(bulletins.groupId, groupId))
  return (await db.select(ids).from(bulletins).where(isIt))[0]
}

/** Returns the id of the group's bulletin with the same origin. */
export async function findOfOrigin(db: Queryable, originId: string, groupId: string): Promise<string | undefined> {
  const isIt = and(eq(bulletins.originId, originId), eq(bulletins.groupId, groupId))
  return (await db.select(ids).from(bulletins).where(isIt))[0]?.id
}

export const countBulletins = (db: Queryable, groupId: string) => db.$count(bulletins, eq(bulletins.groupId, groupId))

export const countPinned = (db: Queryable, groupId: string) =>
  db.$count(bulletins, and(eq(bulletins.groupId, groupId), eq(bulletins.isPinned, true)))

export async function insertBulletin(transaction: Transaction, row: typeof bulletins.$inferInsert): Promise<void> {
  await transaction.insert(bulletins).values(row)
}

export type Change = Partial<typeof bulletins.$inferInsert>

export async function updateBulletin(transaction: Transaction, id: string, change: Change): Promise<void> {
  await transaction.update(bulletins).set(change).where(eq(bulletins.id, id))
}

export async function deleteBulletin(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(bulletins).where(eq(bulletins.id, id))
}

/** Returns when readers were last reminded. */
export async function findReminded(db: Queryable, id: string): Promise<Date | null> {
  const found = await db.select({ at: bulletins.remindedAt }).from(bulletins).where(eq(bulletins.id, id))
  return found[0]?.at ?? null
}

/** Returns bulletins that are due, in existing groups that are not archived; longest overdue first. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.id from bulletins b ${sql.raw(joinActiveGroup('g', 'b.group_id'))}
    where b.appeared_at is null and b.appears_at <= ${now} order by b.appears_at, b.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Marks a bulletin as read; returns whether this was the first time. */
export async function insertReading(
  transaction: Transaction,
  reading: { bulletinId: string; accountId: string; readAt: Date },
): Promise<boolean> {
  const added = await transaction
    .insert(bulletinReadings)
    .values(reading)
    .onConflictDoNothing()
    .returning({ bulletinId: bulletinReadings.bulletinId })
  return added.length > 0
}

const isReading = (bulletinId: string, accountId: string) =>
  and(eq(bulletinReadings.bulletinId, bulletinId), eq(bulletinReadings.accountId, accountId))

/** Locks the reading's row, since one signs only once. */
export async function holdSignedVersion(transaction: Transaction, bulletinId: string, accountId: string) {
  const found = await transaction
    .select({ version: bulletinReadings.signedVersion })
    .from(bulletinReadings)
    .where(isReading(bulletinId, accountId))
    .for('update')
  return found[0]?.version
}

export async function setSignature(
  transaction: Transaction,
  bulletinId: string,
  accountId: string,
  signature: { signedAt: Date; signedBy: string; signedAs: Signer; signedVersion: number },
): Promise<void> {
  await transaction.update(bulletinReadings).set(signature).where(isReading(bulletinId, accountId))
}

/** Returns the other groups the viewer leads, each with whether it has a bulletin of the same origin. */
export async function listForwardTargets(db: Queryable, viewer: string, bulletinId: string) {
  const { rows } = await db.execute<{ id: string; name: string; memberCount: number; hasIt: boolean }>(sql`
    select g.id, g.name, ${sql.raw(membersSeen('m.account_id', 'g'))} as "memberCount", exists (
      select 1 from bulletins b where b.origin_id = its.origin_id and b.group_id = g.id) as "hasIt"
    from bulletins its join ${sql.raw(everyMember('m'))} on m.account_id = ${viewer} and m.level < 2
      ${sql.raw(joinActiveGroup('g', 'm.group_id'))}
    where its.id = ${bulletinId} and g.id <> its.group_id order by g.name, g.id`)
  return rows
}

/** Returns the account's full name, or its display name. */
export async function findOwnName(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select case when a.full_name <> '' then a.full_name else a.display_name end as name ${withValues(fromAccounts('a', '$1'), accountId)}`,
  )
  return rows[0]?.name ?? ''
}
