import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { chatroomEmotions, chatroomMessages, chatrooms } from '../chat.tables.ts'
import { messagesByNumberQuery, messagesQuery, newsQuery, type Way } from './messages.queries.ts'

interface Reading {
  viewer: string
  roomId: string
  /** What was said up to there is not theirs. */
  since: number
}

export async function listMessages(
  pool: Pool,
  { viewer, roomId, since }: Reading,
  { way, from, limit }: { way: Way; from: number; limit: number },
): Promise<ChatroomMessage[]> {
  const values = [viewer, roomId, since, from]
  return (await pool.query<ChatroomMessage>({ ...messagesQuery(way, limit), values })).rows
}

export async function findMessages(
  pool: Pool,
  { viewer, roomId, since }: Reading,
  numbers: readonly number[],
): Promise<ChatroomMessage[]> {
  const values = [viewer, roomId, since, numbers]
  return (await pool.query<ChatroomMessage>({ ...messagesByNumberQuery, values })).rows
}

/** What has become of rooms after a change of each, in its order; so many at most. */
export async function listNews(
  pool: Pool,
  since: ReadonlyMap<string, number>,
  limit: number,
): Promise<ChatroomMessage[]> {
  const values = [[...since.keys()], [...since.values()]]
  return (await pool.query<ChatroomMessage>({ ...newsQuery(limit), values })).rows
}

/** The last number and the last change of each of these rooms. */
export async function findChanges(
  pool: Pool,
  ids: readonly string[],
): Promise<Map<string, { number: number; change: number }>> {
  const found = await pool.query<{ id: string; number: number; change: number }>({
    name: 'chatroom-changes',
    text: 'select id, last_number as number, last_change as change from chatrooms where id = any($1::uuid[])',
    values: [ids],
  })
  return new Map(found.rows.map(({ id, ...standing }) => [id, standing]))
}

interface Written {
  authorId: string
  roomId: string
  clientId: string
}

/** The number of what a browser gave this name before. */
export async function findWritten(db: Queryable, { authorId, roomId, clientId }: Written): Promise<number | undefined> {
  const isIt = and(
    eq(chatroomMessages.authorId, authorId),
    eq(chatroomMessages.roomId, roomId),
    eq(chatroomMessages.clientId, clientId),
  )
  return (await db.select({ number: chatroomMessages.number }).from(chatroomMessages).where(isIt))[0]?.number
}

type NewMessage = Omit<typeof chatroomMessages.$inferInsert, 'number' | 'change'>

/** Adds what is said with the next number of its room, whose row it holds from then on. */
export async function insertMessage(transaction: Transaction, row: NewMessage): Promise<number> {
  const [counted] = await transaction
    .update(chatrooms)
    .set({
      lastNumber: sql`${chatrooms.lastNumber} + 1`,
      lastChange: sql`${chatrooms.lastChange} + 1`,
      at: row.createdAt,
    })
    .where(eq(chatrooms.id, row.roomId))
    .returning({ number: chatrooms.lastNumber, change: chatrooms.lastChange })
  if (counted === undefined) throw new Error(`there is no room ${row.roomId}`)
  await transaction.insert(chatroomMessages).values({ ...row, ...counted })
  return counted.number
}

/** Whoever had read everything has read what they say themselves. */
export async function readOwn(
  transaction: Transaction,
  roomId: string,
  authorId: string,
  number: number,
): Promise<void> {
  await transaction.execute(sql`
    update chatroom_members set read_number = ${number}
    where room_id = ${roomId} and account_id = ${authorId} and greatest(read_number, since_number) = ${number - 1}`)
}

export type StoredMessage = typeof chatroomMessages.$inferSelect

const isOne = (roomId: string, number: number) =>
  and(eq(chatroomMessages.roomId, roomId), eq(chatroomMessages.number, number))

export async function findMessage(db: Queryable, roomId: string, number: number): Promise<StoredMessage | undefined> {
  return (await db.select().from(chatroomMessages).where(isOne(roomId, number)))[0]
}

/** Changes a message, and counts that its room has. */
export async function changeMessage(
  transaction: Transaction,
  { roomId, number }: { roomId: string; number: number },
  change: Partial<StoredMessage> = {},
): Promise<void> {
  const [counted] = await transaction
    .update(chatrooms)
    .set({ lastChange: sql`${chatrooms.lastChange} + 1` })
    .where(eq(chatrooms.id, roomId))
    .returning({ change: chatrooms.lastChange })
  await transaction
    .update(chatroomMessages)
    .set({ ...change, ...counted })
    .where(isOne(roomId, number))
}

type Reaction = typeof chatroomEmotions.$inferInsert

/** Sets or takes back with what somebody answers a message; whether that is a change. */
export async function setEmotion(
  transaction: Transaction,
  { roomId, number, accountId, emotion }: Omit<Reaction, 'emotion'> & { emotion: Reaction['emotion'] | null },
): Promise<boolean> {
  const isTheirs = and(
    eq(chatroomEmotions.roomId, roomId),
    eq(chatroomEmotions.number, number),
    eq(chatroomEmotions.accountId, accountId),
  )
  if (emotion === null) {
    return (await transaction.delete(chatroomEmotions).where(isTheirs).returning()).length > 0
  }
  const [before] = await transaction.select().from(chatroomEmotions).where(isTheirs)
  if (before?.emotion === emotion) return false
  const { roomId: room, number: at, accountId: person } = chatroomEmotions
  await transaction
    .insert(chatroomEmotions)
    .values({ roomId, number, accountId, emotion })
    .onConflictDoUpdate({ target: [room, at, person], set: { emotion } })
  return true
}

export async function deleteEmotions(transaction: Transaction, roomId: string, number: number): Promise<void> {
  const isOf = and(eq(chatroomEmotions.roomId, roomId), eq(chatroomEmotions.number, number))
  await transaction.delete(chatroomEmotions).where(isOf)
}

/** The files that are shown in a room. */
export async function listFilesOf(db: Queryable, roomId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct unnest(file_ids) as id from chatroom_messages where room_id = ${roomId} and file_ids <> '{}'`,
  )
  return rows.map(({ id }) => id)
}
