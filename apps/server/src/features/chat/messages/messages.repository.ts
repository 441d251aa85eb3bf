import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { chatroomEmotions, chatroomMessages, chatrooms, chatroomWords, type Withheld } from '../chat.tables.ts'
import {
  filesQuery,
  foundQuery,
  messagesByNumberQuery,
  messagesQuery,
  newsQuery,
  pinnedQuery,
  type Way,
} from './messages.queries.ts'

interface Reading {
  viewer: string
  roomId: string
  /** Messages up to this number are not shown to the viewer. */
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

export async function listPinned(
  pool: Pool,
  { viewer, roomId, since }: Reading,
  limit: number,
): Promise<ChatroomMessage[]> {
  return (await pool.query<ChatroomMessage>({ ...pinnedQuery(limit), values: [viewer, roomId, since] })).rows
}

interface Placed {
  number: number
  author: PersonSummary
  createdAt: string
}

/** Returns messages with files before a number, newest first. */
export async function listFiles(pool: Pool, { viewer, roomId, since }: Reading, before: number, limit: number) {
  const values = [viewer, roomId, since, before]
  return (await pool.query<Placed & { files: FileSummary[] }>({ ...filesQuery(limit), values })).rows
}

/** Returns messages matching a `tsquery` before a number, newest first. */
export async function listFitting(
  pool: Pool,
  { viewer, roomId, since }: Reading,
  { query, before, limit }: { query: string; before: number; limit: number },
) {
  const values = [viewer, roomId, since, before, query]
  return (await pool.query<Placed & { text: string }>({ ...foundQuery(limit), values })).rows
}

/** Returns the messages of rooms changed after the given change of each, in order; at most `limit`. */
export async function listNews(
  pool: Pool,
  since: ReadonlyMap<string, number>,
  limit: number,
): Promise<ChatroomMessage[]> {
  const values = [[...since.keys()], [...since.values()]]
  return (await pool.query<ChatroomMessage>({ ...newsQuery(limit), values })).rows
}

/** Returns the last number and the last change of each of these rooms. */
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

export type StoredMessage = typeof chatroomMessages.$inferSelect

/** Returns the content to keep of a message while nobody may see it. */
export function withheldOf(message: StoredMessage): Withheld {
  const { type, text, mentionIds, recordId, fileIds, sticker, emotion, preview } = message
  return { type, text, mentionIds, recordId, fileIds, sticker, emotion, preview }
}

const isOne = (roomId: string, number: number) =>
  and(eq(chatroomMessages.roomId, roomId), eq(chatroomMessages.number, number))

export async function findMessage(db: Queryable, roomId: string, number: number): Promise<StoredMessage | undefined> {
  return (await db.select().from(chatroomMessages).where(isOne(roomId, number)))[0]
}

/** Changes a message and increments its room's change counter. */
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

export const countPinned = (transaction: Transaction, roomId: string): Promise<number> =>
  transaction.$count(chatroomMessages, and(eq(chatroomMessages.roomId, roomId), eq(chatroomMessages.isPinned, true)))

type Reaction = typeof chatroomEmotions.$inferInsert

/** Sets or removes a person's reaction to a message; returns whether that changed anything. */
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

/** Removes a message from the search index. */
export async function deleteWords(transaction: Transaction, roomId: string, number: number): Promise<void> {
  const isOf = and(eq(chatroomWords.roomId, roomId), eq(chatroomWords.number, number))
  await transaction.delete(chatroomWords).where(isOf)
}

export async function deleteEmotions(transaction: Transaction, roomId: string, number: number): Promise<void> {
  const isOf = and(eq(chatroomEmotions.roomId, roomId), eq(chatroomEmotions.number, number))
  await transaction.delete(chatroomEmotions).where(isOf)
}

/** Returns the ids of all files in a room's messages, also in those that are withheld. */
export async function listFilesOf(db: Queryable, roomId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select unnest(file_ids) as id from chatroom_messages where room_id = ${roomId} and file_ids <> '{}'
    union select jsonb_array_elements_text(withheld -> 'fileIds')::uuid from chatroom_messages
      where room_id = ${roomId} and withheld is not null`)
  return rows.map(({ id }) => id)
}
