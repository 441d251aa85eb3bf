import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database, type Queryable, quickRead, type Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import type { Reading } from '../../platform/platform.ts'
import { mayHide, noteBlocks } from '../people/index.ts'
import { commentTarget } from './comment-targets.kind.ts'
import {
  type Counts,
  chosenCommentsQuery,
  commentsQuery,
  oneCommentQuery,
  repliesQuery,
  targetQuery,
} from './comments.queries.ts'
import { comments } from './comments.view.ts'

/** Something people comment on. */
export interface Target {
  type: CommentTargetType
  id: string
}

/** A target as the viewer sees it, with its owner. */
export interface ReachedTarget extends Target {
  ownerId: string
  /** Whether the viewer may remove others' comments there, whoever owns it. */
  isModerator: boolean
}

export interface ReplyRow {
  id: string
  /** The comment it answers; null for a comment. */
  parentId: string | null
  authorId: string
  author: PersonSummary
  content: string
  isWithheld: boolean
  likeCount: number
  isLiked: boolean
  createdAt: string
  editedAt: string | null
}

export interface CommentRow extends ReplyRow {
  replyCount: number
  replies: ReplyRow[] | null
}

/** A comment or reply the viewer may see, with its target. */
export interface ReachedComment extends CommentRow {
  target: ReachedTarget
}

interface PageKey {
  after: string
  limit: number
}

/** Finds a target; undefined if the viewer may not see it. */
export async function findTarget(
  { pool, declared }: Reading,
  viewer: string,
  target: Target,
): Promise<ReachedTarget | undefined> {
  const statement = targetQuery(commentTarget(declared, target.type))
  return reachedTarget(target, (await pool.query<TargetRow>({ ...statement, values: [viewer, target.id] })).rows)
}

interface TargetRow {
  targetOwnerId: string | null
  isModerator: boolean
}

function reachedTarget(target: Target, [row]: TargetRow[]): ReachedTarget | undefined {
  if (row === undefined || row.targetOwnerId === null) return undefined
  return { ...target, ownerId: row.targetOwnerId, isModerator: row.isModerator }
}

type ListRow = TargetRow & { hasBlocks: boolean } & (CommentRow | { id: null })

/**
 * Returns a page of a target's comments with the target; undefined if the viewer may not see it. Reads the stored
 * counts unless the viewer is known to have blocks, and reads again if they turn out to have some.
 */
export async function listComments(
  { pool, declared }: Reading,
  viewer: string,
  target: Target,
  { after, limit }: PageKey,
) {
  const values = [viewer, target.id, after]
  const read = async (counts: Counts) =>
    (
      await quickRead<ListRow>(pool, {
        ...commentsQuery(declared, commentTarget(declared, target.type), limit, counts),
        values,
      })
    ).rows
  const expected: Counts = mayHide(pool, viewer) ? 'seen' : 'all'
  const first = await read(expected)
  const hasBlocks = first[0]?.hasBlocks ?? false
  noteBlocks(pool, viewer, hasBlocks)
  const rows = hasBlocks && expected === 'all' ? await read('seen') : first
  const reached = reachedTarget(target, rows)
  return reached && { target: reached, rows: rows.filter((row) => row.id !== null) }
}

export async function listReplies(
  { pool, declared }: Reading,
  viewer: string,
  commentId: string,
  page: PageKey,
): Promise<ReplyRow[]> {
  const values = [viewer, commentId, page.after]
  return (await quickRead<ReplyRow>(pool, { ...repliesQuery(declared, page.limit), values })).rows
}

/** Returns comments in the order of `ids`, leaving out those hidden by a block. */
export async function readChosen({ pool, declared }: Reading, viewer: string, ids: string[]): Promise<CommentRow[]> {
  const { rows } = await pool.query<CommentRow>({ ...chosenCommentsQuery(declared), values: [viewer, ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

interface OneRow extends CommentRow, TargetRow {
  targetType: CommentTargetType
  targetId: string
}

export async function findComment(
  { pool, declared }: Reading,
  viewer: string,
  id: string,
): Promise<ReachedComment | undefined> {
  const found = await pool.query<OneRow>({ ...oneCommentQuery(declared), values: [viewer, id] })
  const [row] = found.rows
  if (row === undefined || row.targetOwnerId === null) return undefined
  const { targetType: type, targetId, targetOwnerId: ownerId, isModerator, ...comment } = row
  return { ...comment, target: { type, id: targetId, ownerId, isModerator } }
}

type NewComment = typeof comments.$inferInsert & { parentId: string | null }

/** Returns the id of the comment or reply that the browser sent under this `clientId`. */
export async function findByClient(
  db: Database,
  { authorId, clientId, targetType, parentId }: Pick<NewComment, 'authorId' | 'clientId' | 'targetType' | 'parentId'>,
): Promise<string | undefined> {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, authorId),
        eq(comments.clientId, clientId),
        eq(comments.targetType, targetType),
        parentId === null ? isNull(comments.parentId) : isNotNull(comments.parentId),
      ),
    )
  return found[0]?.id
}

/**
 * Locks a target until the transaction ends, so that comments on it are counted one at a time; returns false if it is
 * gone.
 */
export async function holdTarget(declared: Declared, transaction: Transaction, { type, id }: Target): Promise<boolean> {
  const table = sql.identifier(commentTarget(declared, type).table)
  const held = await transaction.execute(sql`select 1 from ${table} where id = ${id} for no key update`)
  return held.rows.length > 0
}

/** Returns the number of replies to a comment; undefined if it is gone. The caller holds the lock on its target. */
export async function countReplies(transaction: Transaction, id: string): Promise<number | undefined> {
  const found = await transaction.select({ replyCount: comments.replyCount }).from(comments).where(eq(comments.id, id))
  return found[0]?.replyCount
}

/** Inserts a comment; returns false if one with its `clientId` exists. */
export async function insertComment(transaction: Transaction, row: NewComment): Promise<boolean> {
  const added = await transaction.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id })
  return added.length > 0
}

export async function findAuthor(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, id)))[0]?.authorId
}

/** Replaces a comment's text, or its withheld text if it is hidden; returns the text others read. */
export async function setContent(db: Queryable, id: string, content: string, editedAt: Date): Promise<string> {
  const isHidden = sql`${comments.withheld} is not null`
  const [row] = await db
    .update(comments)
    .set({
      content: sql`case when ${isHidden} then '' else ${content} end`,
      withheld: sql`case when ${isHidden} then ${content} end`,
      editedAt,
    })
    .where(eq(comments.id, id))
    .returning({ shown: comments.content })
  return row?.shown ?? ''
}

export async function deleteComment(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(comments).where(eq(comments.id, id))
}

/** Adds `change` to the count of a target and, for a reply, of the comment it answers. */
export async function addToCounts(
  declared: Declared,
  transaction: Transaction,
  target: Target,
  parentId: string | null,
  change: number,
): Promise<void> {
  const { table, counter } = commentTarget(declared, target.type)
  const [t, c] = [sql.identifier(table), sql.identifier(counter)]
  await transaction.execute(sql`update ${t} set ${c} = ${c} + ${change} where id = ${target.id}`)
  if (parentId === null) return
  await transaction
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${change}` })
    .where(eq(comments.id, parentId))
}
