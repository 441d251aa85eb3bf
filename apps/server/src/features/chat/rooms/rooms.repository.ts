import type { Chatroom, ChatroomMember } from '@learntrail/contract/chat/chatroom'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { findPairs, fromMembers, joinGroup, type Pairs } from '../../groups/index.ts'
import type { Silenced } from '../chat.policy.ts'
import { chatroomMembers, chatrooms } from '../chat.tables.ts'
import type { SchoolStanding } from '../schools/school-talk.rules.ts'
import { readUpTo, seenRoom } from '../visibility.sql.ts'
import * as queries from './rooms.queries.ts'

type Stored = typeof chatrooms.$inferSelect

/** A room as one of its members sees it. */
export interface RoomRow
  extends Omit<Chatroom, 'at' | 'closedAt' | 'rest' | 'can' | 'contact' | 'school' | 'silence'>,
    Silenced,
    Pick<Stored, 'at' | 'closedAt' | 'restFrom' | 'restUntil' | 'askedBy' | 'contact'> {
  isAdministrator: boolean
  isArchived: boolean
  hasAsked: boolean
  isAskingSeveral: boolean
  silenceReason: string
  school: SchoolStanding | null
}

export async function findRoom(pool: Pool, viewer: string, id: string): Promise<RoomRow | undefined> {
  return (await pool.query<RoomRow>({ ...queries.oneRoomQuery, values: [viewer, id] })).rows[0]
}

export async function findRooms(pool: Pool, viewer: string, ids: readonly string[]): Promise<RoomRow[]> {
  return (await pool.query<RoomRow>({ ...queries.roomsByIdQuery, values: [viewer, ids] })).rows
}

interface Page {
  of: queries.RoomsOf
  keyword: string
  after: readonly [at: string, id: string] | undefined
  limit: number
}

export async function listRooms(pool: Pool, viewer: string, { of, keyword, after, limit }: Page): Promise<RoomRow[]> {
  const query = queries.roomsQuery(of, keyword !== '', limit)
  const values = [viewer, after !== undefined, after?.[0] ?? null, after?.[1] ?? null, keyword]
  return (await pool.query<RoomRow>({ ...query, values })).rows
}

export async function listRoomsInBatches(pool: Pool, viewer: string, after: string, limit: number): Promise<RoomRow[]> {
  return (await pool.query<RoomRow>({ ...queries.roomsInBatchesQuery(limit), values: [viewer, after] })).rows
}

export async function listPeople(pool: Pool, viewer: string, after: string, limit: number) {
  const query = { ...queries.peopleQuery(limit), values: [viewer, after] }
  return (await pool.query<{ id: string; person: PersonSummary }>(query)).rows
}

export async function listMembers(pool: Pool, viewer: string, roomId: string, now: Date): Promise<ChatroomMember[]> {
  return (await pool.query<ChatroomMember>({ ...queries.membersQuery, values: [viewer, roomId, now] })).rows
}

/** Returns the members who may see how far a reader has read. */
export async function listWhoSeesReading(pool: Pool, roomId: string, readerId: string): Promise<string[]> {
  const found = await pool.query<{ id: string }>({ ...queries.seeReadingQuery, values: [roomId, readerId] })
  return found.rows.map(({ id }) => id)
}

export async function countUnread(pool: Pool, viewer: string): Promise<{ group: number; normal: number }> {
  const found = await pool.query<{ group: number; normal: number }>({ ...queries.unreadQuery, values: [viewer] })
  return found.rows[0] ?? { group: 0, normal: 0 }
}

export async function countRooms(pool: Pool, viewer: string): Promise<{ made: number; joined: number }> {
  const found = await pool.query<{ made: number; joined: number }>({ ...queries.roomCountsQuery, values: [viewer] })
  return found.rows[0] ?? { made: 0, joined: 0 }
}

/** Returns whom each of these people hears in which room, although a block separates them elsewhere. */
export async function listHeard(pool: Pool, viewers: readonly string[]) {
  type Row = { id: string; roomId: string; personId: string }
  const { rows } = await pool.query<Row>({ ...queries.heardQuery, values: [viewers] })
  return Map.groupBy(rows, ({ id }) => id)
}

/** Returns the rooms each of these people is in now. */
export async function listRoomIds(pool: Pool, viewers: readonly string[]): Promise<Map<string, string[]>> {
  const found = await pool.query<{ id: string; rooms: string[] }>({ ...queries.roomIdsQuery, values: [viewers] })
  return new Map(found.rows.map(({ id, rooms }) => [id, rooms]))
}

export interface HeldRoom extends Stored {
  own: typeof chatroomMembers.$inferSelect
  isArchived: boolean
  /** Its name; for a group's room, the group's. */
  title: string
}

/**
 * Finds a room the viewer is in and locks its row until the transaction ends, so that numbers and members change one
 * transaction at a time.
 */
export async function holdRoom(transaction: Transaction, viewer: string, id: string): Promise<HeldRoom | undefined> {
  const [room] = await transaction.select().from(chatrooms).where(eq(chatrooms.id, id)).for('no key update')
  if (room === undefined) return undefined
  const isTheirs = and(eq(chatroomMembers.roomId, id), eq(chatroomMembers.accountId, viewer))
  const [own] = await transaction.select().from(chatroomMembers).where(isTheirs)
  if (own === undefined) return undefined
  const seen = sql.raw(seenRoom('v.id', 'r'))
  const { rows } = await transaction.execute<{ isArchived: boolean; title: string }>(sql`
    select g.archived_at is not null as "isArchived", coalesce(g.name, r.name) as title from chatrooms r left ${sql.raw(joinGroup('g', 'r.group_id'))},
      (select ${viewer}::uuid as id) v where r.id = ${id} and ${seen}`)
  return rows[0] && { ...room, own, ...rows[0] }
}

/** Makes concurrent openings of rooms by or between the same people wait for each other. */
export async function holdMaking(transaction: Transaction, ...names: readonly string[]): Promise<void> {
  for (const name of names.toSorted())
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chatrooms:${name}`}, 0))`)
}

export const pairOf = (one: string, other: string): string[] => [one, other].toSorted()

export async function findPair(db: Queryable, one: string, other: string): Promise<Stored | undefined> {
  return (
    await db
      .select()
      .from(chatrooms)
      .where(eq(chatrooms.pair, pairOf(one, other)))
  )[0]
}

export async function findOfGroup(db: Queryable, groupId: string): Promise<string | undefined> {
  return (await db.select({ id: chatrooms.id }).from(chatrooms).where(eq(chatrooms.groupId, groupId)))[0]?.id
}

export async function findMade(db: Queryable, madeBy: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(chatrooms.madeBy, madeBy), eq(chatrooms.clientId, clientId))
  return (await db.select({ id: chatrooms.id }).from(chatrooms).where(isIt))[0]?.id
}

export const countMade = (db: Queryable, madeBy: string) =>
  db.$count(chatrooms, and(eq(chatrooms.madeBy, madeBy), eq(chatrooms.type, 'several')))

export async function insertRoom(transaction: Transaction, row: typeof chatrooms.$inferInsert): Promise<void> {
  await transaction.insert(chatrooms).values(row)
}

export type RoomChange = Partial<typeof chatrooms.$inferInsert>

export async function updateRoom(transaction: Transaction, id: string, change: RoomChange): Promise<void> {
  await transaction.update(chatrooms).set(change).where(eq(chatrooms.id, id))
}

export async function deleteRoom(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(chatrooms).where(eq(chatrooms.id, id))
}

export async function insertMembers(
  transaction: Transaction,
  rows: (typeof chatroomMembers.$inferInsert)[],
): Promise<string[]> {
  const added = await transaction
    .insert(chatroomMembers)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: chatroomMembers.accountId })
  return added.map(({ id }) => id)
}

/** Adds all members of a group to its room. */
export async function insertMembersOfGroup(
  transaction: Transaction,
  roomId: string,
  groupId: string,
  since: Date,
): Promise<void> {
  await transaction.execute(sql`
    insert into chatroom_members (room_id, account_id, is_administrator, since)
    select ${roomId}, m.account_id, m.level < 2, ${since.toISOString()}::timestamptz ${withValues(fromMembers('m', '$1'), groupId)}`)
}

const isMember = (roomId: string, accountId: string) =>
  and(eq(chatroomMembers.roomId, roomId), eq(chatroomMembers.accountId, accountId))

export async function deleteMember(transaction: Transaction, roomId: string, accountId: string): Promise<boolean> {
  const gone = await transaction.delete(chatroomMembers).where(isMember(roomId, accountId)).returning()
  return gone.length > 0
}

export async function findMember(db: Queryable, roomId: string, accountId: string) {
  return (await db.select().from(chatroomMembers).where(isMember(roomId, accountId)))[0]
}

export async function updateMember(
  db: Queryable,
  roomId: string,
  accountId: string,
  change: Partial<typeof chatroomMembers.$inferInsert>,
): Promise<void> {
  await db.update(chatroomMembers).set(change).where(isMember(roomId, accountId))
}

export async function listMemberIds(db: Queryable, roomId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatroomMembers.accountId })
    .from(chatroomMembers)
    .where(eq(chatroomMembers.roomId, roomId))
  return rows.map(({ id }) => id)
}

/** Returns which of these people are in the room. */
export async function findMembers(db: Queryable, roomId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isOne = and(eq(chatroomMembers.roomId, roomId), inArray(chatroomMembers.accountId, [...ids]))
  const rows = await db.select({ id: chatroomMembers.accountId }).from(chatroomMembers).where(isOne)
  return new Set(rows.map(({ id }) => id))
}

/** Makes the longest-standing member an administrator if the room has none. */
export async function handOver(transaction: Transaction, roomId: string): Promise<void> {
  const isOfRoom = eq(chatroomMembers.roomId, roomId)
  const leaders = await transaction.$count(chatroomMembers, and(isOfRoom, eq(chatroomMembers.isAdministrator, true)))
  if (leaders > 0) return
  const [first] = await transaction
    .select({ id: chatroomMembers.accountId })
    .from(chatroomMembers)
    .where(isOfRoom)
    .orderBy(asc(chatroomMembers.since), asc(chatroomMembers.accountId))
    .limit(1)
  if (first !== undefined) await updateMember(transaction, roomId, first.id, { isAdministrator: true })
}

/** Moves a person's read position forward, never back; returns it with the number of unread messages. */
export async function setRead(
  pool: Pool,
  viewer: string,
  roomId: string,
  number: number,
): Promise<{ readNumber: number; unread: number; isChange: boolean } | undefined> {
  const found = await pool.query<{ readNumber: number; unread: number; isChange: boolean }>({
    name: 'chatroom-read',
    text: `with r as (
        select r.id, r.last_number, own.read_number as was from chatroom_members own join chatrooms r on r.id = own.room_id
        where own.room_id = $2 and own.account_id = $1 and ${seenRoom('$1', 'r')}),
      done as (
        update chatroom_members own set read_number = least($3, r.last_number) from r
        where own.room_id = r.id and own.account_id = $1 and own.read_number < least($3, r.last_number)
        returning own.read_number)
      select greatest(coalesce(done.read_number, r.was), own.since_number) as "readNumber", done.read_number is not null as "isChange",
        greatest(r.last_number - greatest(coalesce(done.read_number, r.was), own.since_number), 0) as unread
      from r join chatroom_members own on own.room_id = r.id and own.account_id = $1 left join done on true`,
    values: [viewer, roomId, number],
  })
  return found.rows[0]
}

/** Returns rooms closed before a moment. */
export async function listClosed(db: Queryable, before: Date, limit: number) {
  return db
    .select({ id: chatrooms.id, pictureFileId: chatrooms.pictureFileId })
    .from(chatrooms)
    .where(lt(chatrooms.closedAt, before))
    .orderBy(asc(chatrooms.closedAt))
    .limit(limit)
}

const hasAgreed = sql`exists (select 1 from chatrooms r
  where r.pair = array[least(a.id, o.id), greatest(a.id, o.id)] and r.asked_by = a.id and r.contact = 'accepted')`

/** Returns which of these people have agreed, in a room of two, to talk with those who asked them. */
export const findAgreed = (db: Queryable, actorIds: readonly string[], ids: readonly string[]): Promise<Pairs> =>
  findPairs(db, hasAgreed, actorIds, ids)

/** A room without a group, with the facts that matter when a member's age changes. */
export interface Talk extends Pick<Stored, 'id' | 'type' | 'contact' | 'askedBy' | 'lastNumber'> {
  others: string[]
  /** The members who are already asking. */
  asking: string[]
}

/**
 * Returns a person's rooms without a group and locks their rows until the transaction ends, always in the same order.
 */
export async function holdTalks(transaction: Transaction, personId: string): Promise<Talk[]> {
  const { rows } = await transaction.execute<Talk & Record<string, unknown>>(sql`
    select r.id, r.type, r.contact, r.asked_by as "askedBy", r.last_number as "lastNumber",
      array(select o.account_id from chatroom_members o where o.room_id = r.id and o.account_id <> ${personId}
        order by o.account_id) as others,
      array(select o.account_id from chatroom_members o where o.room_id = r.id and o.is_asking) as asking
    from chatrooms r where r.type <> 'group' and exists (
      select 1 from chatroom_members own where own.room_id = r.id and own.account_id = ${personId})
    order by r.id for no key update of r`)
  return rows
}

interface Asking {
  roomId: string
  accountId: string
  others: string[]
}

/** Returns who has to be introduced in a room, or in which rooms a person has, each with the other members. */
export async function listAsking(db: Queryable, where: { roomId: string } | { personId: string }): Promise<Asking[]> {
  const isIt = 'roomId' in where ? sql`m.room_id = ${where.roomId}` : sql`m.account_id = ${where.personId}`
  const { rows } = await db.execute<Asking & Record<string, unknown>>(sql`
    select m.room_id as "roomId", m.account_id as "accountId", array(
      select o.account_id from chatroom_members o where o.room_id = m.room_id and o.account_id <> m.account_id) as others
    from chatroom_members m where ${isIt} and m.is_asking order by m.room_id, m.account_id`)
  return rows
}

export async function isAsking(db: Queryable, roomId: string, accountId: string): Promise<boolean> {
  const isThem = and(isMember(roomId, accountId), chatroomMembers.isAsking)
  return (await db.$count(chatroomMembers, isThem)) > 0
}

export const otherOf = async (db: Queryable, roomId: string, viewer: string): Promise<string | undefined> => {
  const isOther = and(eq(chatroomMembers.roomId, roomId), ne(chatroomMembers.accountId, viewer))
  return (await db.select({ id: chatroomMembers.accountId }).from(chatroomMembers).where(isOther))[0]?.id
}

/** Returns a room's last number and change, and how far the viewer has read. */
export async function findStanding(pool: Pool, viewer: string, roomId: string) {
  const found = await pool.query<{ lastNumber: number; lastChange: number; readNumber: number; since: number }>({
    name: 'chatroom-standing',
    text: `select r.last_number as "lastNumber", r.last_change as "lastChange", own.since_number as since,
        ${readUpTo('own')} as "readNumber"
      from chatroom_members own join chatrooms r on r.id = own.room_id
      where own.room_id = $2 and own.account_id = $1 and ${seenRoom('$1', 'r')}`,
    values: [viewer, roomId],
  })
  return found.rows[0]
}
