import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { messagesQuery, oneMessageQuery, oneReplyQuery, repliesQuery } from './messages.queries.ts'
import { messages, posts, replies } from './posts.tables.ts'

interface WrittenRow {
  id: string
  authorId: string
  author: PersonSummary
  content: string
  likeCount: number
  isLiked: boolean
  createdAt: string
  editedAt: string | null
}

export interface ReplyRow extends WrittenRow {
  messageId: string
}

export interface OwnedReplyRow extends ReplyRow {
  postOwnerId: string
}

export interface MessageRow extends WrittenRow {
  postOwnerId: string
  replyCount: number
  replies: ReplyRow[] | null
}

interface PageKey {
  after: string
  limit: number
}

export async function listMessages(pool: Pool, viewer: string, postId: string, page: PageKey): Promise<MessageRow[]> {
  const found = await pool.query<MessageRow>({ ...messagesQuery, values: [viewer, postId, page.after, page.limit] })
  return found.rows
}

export async function findMessage(pool: Pool, viewer: string, id: string): Promise<MessageRow | undefined> {
  const found = await pool.query<MessageRow>({ ...oneMessageQuery, values: [viewer, id] })
  return found.rows[0]
}

export async function listReplies(
  pool: Pool,
  viewer: string,
  messageId: string,
  page: PageKey,
): Promise<OwnedReplyRow[]> {
  const found = await pool.query<OwnedReplyRow>({
    ...repliesQuery,
    values: [viewer, messageId, page.after, page.limit],
  })
  return found.rows
}

export async function findReply(pool: Pool, viewer: string, id: string): Promise<OwnedReplyRow | undefined> {
  const found = await pool.query<OwnedReplyRow>({ ...oneReplyQuery, values: [viewer, id] })
  return found.rows[0]
}

export async function findMessageByClient(
  db: Database,
  authorId: string,
  clientId: string,
): Promise<string | undefined> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.authorId, authorId), eq(messages.clientId, clientId)))
  return found[0]?.id
}

export async function findReplyByClient(db: Database, authorId: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.authorId, authorId), eq(replies.clientId, clientId)))
  return found[0]?.id
}

/** Adds a comment; false when one with its client id is there already. */
export async function insertMessage(transaction: Transaction, row: typeof messages.$inferInsert): Promise<boolean> {
  const added = await transaction.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id })
  return added.length > 0
}

export async function insertReply(transaction: Transaction, row: typeof replies.$inferInsert): Promise<boolean> {
  const added = await transaction.insert(replies).values(row).onConflictDoNothing().returning({ id: replies.id })
  return added.length > 0
}

/** Holds a comment until the transaction ends, so that nobody replies to it or removes it meanwhile. */
export async function holdMessage(
  transaction: Transaction,
  id: string,
): Promise<{ targetId: string; replyCount: number } | undefined> {
  const held = await transaction
    .select({ targetId: messages.targetId, replyCount: messages.replyCount })
    .from(messages)
    .where(eq(messages.id, id))
    .for('update')
  return held[0]
}

export async function setMessageContent(db: Database, id: string, content: string, editedAt: Date): Promise<void> {
  await db.update(messages).set({ content, editedAt }).where(eq(messages.id, id))
}

export async function setReplyContent(db: Database, id: string, content: string, editedAt: Date): Promise<void> {
  await db.update(replies).set({ content, editedAt }).where(eq(replies.id, id))
}

export async function deleteMessage(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(messages).where(eq(messages.id, id))
}

export async function deleteReply(transaction: Transaction, id: string): Promise<boolean> {
  const removed = await transaction.delete(replies).where(eq(replies.id, id)).returning({ id: replies.id })
  return removed.length > 0
}

/** Adds to a record's number of comments and replies. */
export async function addToMessageCount(transaction: Transaction, postId: string, change: number): Promise<void> {
  await transaction
    .update(posts)
    .set({ messageCount: sql`${posts.messageCount} + ${change}` })
    .where(eq(posts.id, postId))
}

export async function addToReplyCount(transaction: Transaction, messageId: string, change: number): Promise<void> {
  await transaction
    .update(messages)
    .set({ replyCount: sql`${messages.replyCount} + ${change}` })
    .where(eq(messages.id, messageId))
}
