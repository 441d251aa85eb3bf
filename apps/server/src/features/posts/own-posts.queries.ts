import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Post } from '@learntrail/contract/posts/posts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Pool, QueryConfig } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { joinAccount } from '../accounts/index.ts'
import { mayHide } from '../people/index.ts'
import { textCard } from './cards/card-columns.sql.ts'
import { type CountedRow, subtractHidden } from './cards/hidden-counts.queries.ts'
import { type ListFilters, listQuery } from './posts.queries.ts'
import { postFiles } from './posts.tables.ts'
import { posts } from './posts.view.ts'

/** A person's own record with its whole plain text and the cut content. */
export interface OwnPostRow
  extends Pick<
    Post,
    | 'id'
    | 'title'
    | 'date'
    | 'classification'
    | 'tags'
    | 'customTags'
    | 'privacy'
    | 'isPinned'
    | 'likeCount'
    | 'messageCount'
    | 'isLiked'
    | 'isCollected'
  > {
  content: ContentDocument
  text: string
  files: Post['files'] | null
}

/** Lists a page of the person's own records by day of learning, newest first, after the day and id of the last one. */
export async function listOwnPosts(
  pool: Pool,
  ownerId: string,
  filters: Omit<ListFilters, 'owner'>,
  page: { after: readonly [date: string, id: string] | undefined; limit: number },
): Promise<OwnPostRow[]> {
  const card = textCard(mayHide(pool, ownerId))
  return readOwn(pool, ownerId, listQuery(ownerId, { ...filters, owner: ownerId }, { order: 'date', ...page }, card))
}

/** Returns which of these records are the person's own and still there, in the order of the ids. */
export async function findOwnPosts(pool: Pool, ownerId: string, ids: readonly string[]): Promise<OwnPostRow[]> {
  if (ids.length === 0) return []
  const { name, columns } = textCard(mayHide(pool, ownerId))
  return readOwn(pool, ownerId, {
    name: `posts-own-${name}`,
    text: `select ${columns} from unnest($2::uuid[]) with ordinality as named(id, place)
      join posts p on p.id = named.id and p.owner_id = $1 ${joinAccount('a', 'p.owner_id')} order by named.place`,
    values: [ownerId, ids],
  })
}

/** Returns the whole content of the person's own among these records, by id. */
export async function findOwnContents(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, ContentDocument>> {
  if (ids.length === 0) return new Map()
  const isTheirs = and(eq(posts.ownerId, ownerId), inArray(posts.id, [...ids]))
  const found = await db.select({ id: posts.id, content: posts.content }).from(posts).where(isTheirs)
  return new Map(found.map(({ id, content }) => [id, content]))
}

async function readOwn(pool: Pool, ownerId: string, statement: QueryConfig<unknown[]>): Promise<OwnPostRow[]> {
  const { rows } = await pool.query<OwnPostRow & CountedRow>(statement)
  await subtractHidden(pool, ownerId, rows)
  return rows
}

/** Returns one of the person's own records, locked against changes until the transaction ends. */
export async function holdOwnPost(transaction: Transaction, ownerId: string, id: string) {
  const isTheirs = and(eq(posts.ownerId, ownerId), eq(posts.id, id))
  const { title, content, text } = posts
  const [held] = await transaction.select({ title, content, text }).from(posts).where(isTheirs).for('share')
  if (held === undefined) return undefined
  const named = await transaction
    .select({ fileId: postFiles.fileId })
    .from(postFiles)
    .where(eq(postFiles.postId, id))
    .orderBy(postFiles.position)
  return { ...held, fileIds: named.map(({ fileId }) => fileId) }
}

/** Counts how many of these records are the person's own. */
export async function countOwnPosts(db: Queryable, ownerId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return db.$count(posts, and(eq(posts.ownerId, ownerId), inArray(posts.id, [...ids])))
}

/** As `countOwnPosts`; locks them against deletion until the transaction ends. */
export async function holdOwnPosts(transaction: Transaction, ownerId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const isTheirs = and(eq(posts.ownerId, ownerId), inArray(posts.id, [...ids]))
  const held = await transaction.select({ id: posts.id }).from(posts).where(isTheirs).orderBy(posts.id).for('key share')
  return held.length
}
