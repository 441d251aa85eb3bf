import { cutContent } from '@learntrail/contract/content/cut'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { and, eq, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { clientOf, type Database, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import type { Reading } from '../../platform/platform.ts'
import { type CardRow, type CardStatement, readCards, readCardsWithCommit } from './cards/read-cards.queries.ts'
import { listGroupIds } from './in-groups/post-groups.repository.ts'
import {
  allMonthsQuery,
  type ListFilters,
  type ListOrder,
  listQuery,
  monthsQuery,
  onePostQuery,
  publicFeedQuery,
  reachPostQuery,
} from './posts.queries.ts'
import { allPosts, postFiles } from './posts.tables.ts'
import { posts } from './posts.view.ts'

const onePost = (viewer: string, id: string) => {
  const statement: CardStatement = (card) => ({ ...onePostQuery(card), values: [viewer, id] })
  return { viewer, text: 'whole', statement, only: id } as const
}

export async function findPost(reading: Reading, viewer: string, id: string): Promise<CardRow | undefined> {
  return (await readCards(reading, onePost(viewer, id)))[0]
}

/** Reads a record that a transaction writes, as `readCardsWithCommit` does. */
export function findPostWithCommit(reading: Reading, transaction: Transaction, viewer: string, id: string) {
  const read = readCardsWithCommit(reading, transaction, onePost(viewer, id))
  return async (): Promise<CardRow | undefined> => (await read())[0]
}

/** A record that the person may see; the policy decides what they may do with it. */
export interface ReachedPost {
  id: string
  ownerId: string
  messageCount: number
}

export async function reachPost(pool: Pool, viewer: string, id: string): Promise<ReachedPost | undefined> {
  const found = await pool.query<ReachedPost>({ ...reachPostQuery, values: [viewer, id] })
  return found.rows[0]
}

export async function listPublicPosts(
  reading: Reading,
  viewer: string,
  after: string | undefined,
  limit: number,
): Promise<CardRow[]> {
  const values = [viewer, after ?? lastId]
  return readCards(reading, { viewer, text: 'cut', statement: (card) => ({ ...publicFeedQuery(limit, card), values }) })
}

export async function listPosts(
  reading: Reading,
  viewer: string,
  filters: ListFilters,
  page: { order: ListOrder; after: readonly (string | boolean)[] | undefined; limit: number },
): Promise<CardRow[]> {
  return readCards(reading, { viewer, text: 'cut', statement: (card) => listQuery(viewer, filters, page, card) })
}

export async function countMonths(pool: Pool, viewer: string, filters: ListFilters, months: string[]) {
  if (months.length === 0) return []
  const found = await pool.query<{ month: string; count: number }>(monthsQuery(viewer, filters, months))
  return found.rows
}

export async function countAllMonths(pool: Pool, viewer: string, filters: ListFilters & { owner: string }) {
  const found = await pool.query<{ month: string; count: number }>(allMonthsQuery(viewer, filters))
  return found.rows
}

export async function findPublished(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.ownerId, ownerId), eq(posts.clientId, clientId)))
  return found[0]?.id
}

/** Returns which client ids belong to records of this person, including those in the bin. */
export async function listPublished(db: Database, ownerId: string, clientIds: string[]): Promise<string[]> {
  const found = await db
    .select({ clientId: allPosts.clientId })
    .from(allPosts)
    .where(and(eq(allPosts.ownerId, ownerId), inArray(allPosts.clientId, clientIds)))
  return found.map(({ clientId }) => clientId)
}

/** Finds this person's copy of a record written together. */
export async function findPublishedBy(db: Database, ownerId: string, sharedId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.ownerId, ownerId), eq(posts.sharedId, sharedId)))
  return found[0]?.id
}

/** The cut of a content for lists, which is stored beside it. */
export function cutOf(content: ContentDocument): { cut: ContentDocument | null; isCut: boolean } {
  const cut = cutContent(content)
  return { cut: cut ?? null, isCut: cut !== undefined }
}

export interface NewPost {
  id: string
  ownerId: string
  clientId: string
  title: string
  content: ContentDocument
  text: string
  date: string
  classification: string
  tags: string[]
  customTags: string[]
  privacy: number
  sharedId?: string
  publishedAt: Date
}

const insert = {
  name: 'insert-post',
  text: `insert into posts (id, owner_id, client_id, title, content, text, cut, is_cut, date, classification, tags,
      custom_tags, privacy, shared_id, published_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (owner_id, client_id) do nothing`,
}

/** Inserts a record; false if its client id is taken. By hand, since Drizzle builds a statement anew each time. */
export async function insertPost(transaction: Transaction, post: NewPost): Promise<boolean> {
  const { cut, isCut } = cutOf(post.content)
  const added = await clientOf(transaction).query(insert, [
    post.id,
    post.ownerId,
    post.clientId,
    post.title,
    JSON.stringify(post.content),
    post.text,
    cut && JSON.stringify(cut),
    isCut,
    post.date,
    post.classification,
    post.tags,
    post.customTags,
    post.privacy,
    post.sharedId ?? null,
    post.publishedAt,
  ])
  return added.rowCount === 1
}

/** Updates a record of this owner; false if it is gone. */
export async function updatePost(
  transaction: Transaction,
  ownerId: string,
  id: string,
  change: Partial<typeof posts.$inferInsert>,
): Promise<boolean> {
  const changed = await transaction
    .update(posts)
    .set({ ...change, ...(change.content === undefined ? {} : cutOf(change.content)) })
    .where(and(eq(posts.id, id), eq(posts.ownerId, ownerId)))
    .returning({ id: posts.id })
  return changed.length > 0
}

/** Returns what a record of this owner says and when it was edited, locked until the transaction ends. */
export async function holdWords(transaction: Transaction, ownerId: string, id: string) {
  const { title, content, date, classification, tags, customTags, privacy, editedAt } = posts
  const found = await transaction
    .select({ title, content, date, classification, tags, customTags, privacy, editedAt })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.ownerId, ownerId)))
    .for('update')
  if (found[0] === undefined) return undefined
  return {
    ...found[0],
    groupIds: await listGroupIds(transaction, id),
    fileIds: await listFileIds(transaction, id),
  }
}

export async function listFileIds(transaction: Transaction, postId: string): Promise<string[]> {
  const found = await transaction
    .select({ fileId: postFiles.fileId })
    .from(postFiles)
    .where(eq(postFiles.postId, postId))
    .orderBy(postFiles.position)
  return found.map(({ fileId }) => fileId)
}

/** Returns which of these files belong to a record. */
export async function findPublishedFiles(transaction: Transaction, fileIds: string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const found = await transaction
    .select({ id: postFiles.fileId })
    .from(postFiles)
    .where(inArray(postFiles.fileId, fileIds))
  return new Set(found.map(({ id }) => id))
}

/** Sets the files of a record, in order. */
export async function setFiles(transaction: Transaction, postId: string, fileIds: string[]): Promise<void> {
  await transaction.delete(postFiles).where(eq(postFiles.postId, postId))
  if (fileIds.length === 0) return
  await transaction.insert(postFiles).values(fileIds.map((fileId, position) => ({ postId, position, fileId })))
}
