import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database, type Queryable, quickRead, type Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import type { Reading } from '../../platform/platform.ts'
import { mayHide, noteBlocks } from '../people/index.ts'
import { commentTarget } from './comment-targets.ts'
import {
  type Counts,
  chosenCommentsQuery,
  commentsQuery,
  oneCommentQuery,
  repliesQuery,
  targetQuery,
} from './comments.queries.ts'
import { comments } from './comments.view.ts'

/** What is commented on. */
export interface Target {
  type: CommentTargetType
  id: string
}

/** The same as somebody sees it, and whose it is. */
export interface ReachedTarget extends Target {
  ownerId: string
  /** The viewer may remove what others say there, whosever it is. */
  isModerator: boolean
}

export interface ReplyRow {
  id: string
  /** What it answers; null for a comment. */
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

/** A comment or a reply that somebody may see, and where it stands. */
export interface ReachedComment extends CommentRow {
  target: ReachedTarget
}

interface PageKey {
  after: string
  limit: number
}

/** A target with whose it is; undefined where the viewer may not see it. */
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

/** A page of the comments on a target, with the target; undefined where the viewer may not see it. */
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

/** Comments in the order of their ids; those that the viewer does not hear are left out. */
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

/** The comment or reply that a browser gave this name before. */
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

/** Holds a target until the transaction ends, so that what is said there is counted one after the other. */
export async function holdTarget(declared: Declared, transaction: Transaction, { type, id }: Target): Promise<boolean> {
  const table = sql.identifier(commentTarget(declared, type).table)
  const held = await transaction.execute(sql`select 1 from ${table} where id = ${id} for no key update`)
  return held.rows.length > 0
}

/** How many replies stand below it, for one who holds its target; undefined when it is gone. */
export async function countReplies(transaction: Transaction, id: string): Promise<number | undefined> {
  const found = await transaction.select({ replyCount: comments.replyCount }).from(comments).where(eq(comments.id, id))
  return found[0]?.replyCount
}

/** Adds what somebody says; false when what has its client id is there already. */
export async function insertComment(transaction: Transaction, row: NewComment): Promise<boolean> {
  const added = await transaction.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id })
  return added.length > 0
}

export async function findAuthor(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, id)))[0]?.authorId
}

/** Words in the place of former ones, among what is hidden where those were; answers what others read of it. */
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

/** Adds to the counts of a target and, for a reply, of what it answers. */
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
