import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { eportfolioDiscussions, eportfolios } from '../eportfolio.tables.ts'
import { discussionsQuery, oneDiscussionQuery, repliesQuery } from './discussions.queries.ts'

interface WrittenRow {
  id: string
  authorId: string
  parentId: string | null
  author: PersonSummary
  content: string
  likeCount: number
  isLiked: boolean
  createdAt: string
  editedAt: string | null
}

export interface DiscussionRow extends WrittenRow {
  replyCount: number
  replies: WrittenRow[] | null
}

interface PageKey {
  after: string
  limit: number
}

/** What is said about an e-portfolio; with a parent, the replies to that. */
export async function listDiscussions(
  pool: Pool,
  viewer: string,
  { id, parent }: { id: string; parent: string | undefined },
  { after, limit }: PageKey,
): Promise<DiscussionRow[]> {
  const values = [viewer, id, after, limit]
  const query =
    parent === undefined ? { ...discussionsQuery, values } : { ...repliesQuery, values: [...values, parent] }
  return (await pool.query<DiscussionRow>(query)).rows
}

/** A discussion or a reply below an e-portfolio that this person may see. */
export async function reachDiscussion(
  pool: Pool,
  viewer: string,
  eportfolioId: string,
  id: string,
): Promise<DiscussionRow> {
  const found = await pool.query<DiscussionRow>({ ...oneDiscussionQuery, values: [viewer, eportfolioId, id] })
  return found.rows[0] ?? refuse('DISCUSSION_NOT_FOUND')
}

export async function findByClient(db: Database, authorId: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: eportfolioDiscussions.id })
    .from(eportfolioDiscussions)
    .where(and(eq(eportfolioDiscussions.authorId, authorId), eq(eportfolioDiscussions.clientId, clientId)))
  return found[0]?.id
}

/** Holds an e-portfolio until the transaction ends, so that what is said about it is counted one after the other. */
export async function holdEPortfolio(transaction: Transaction, id: string): Promise<void> {
  const held = await transaction
    .select({ id: eportfolios.id })
    .from(eportfolios)
    .where(eq(eportfolios.id, id))
    .for('no key update')
  if (held.length === 0) refuse('EPORTFOLIO_NOT_FOUND')
}

/** Whether it is still there, for one who holds the e-portfolio, and how many replies stand below it. */
export async function countReplies(transaction: Transaction, id: string): Promise<number | undefined> {
  const found = await transaction
    .select({ replyCount: eportfolioDiscussions.replyCount })
    .from(eportfolioDiscussions)
    .where(eq(eportfolioDiscussions.id, id))
  return found[0]?.replyCount
}

/** Adds what somebody says; false when what has its client id is there already. */
export async function insertDiscussion(
  transaction: Transaction,
  row: typeof eportfolioDiscussions.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(eportfolioDiscussions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: eportfolioDiscussions.id })
  return added.length > 0
}

export async function setContent(db: Database, id: string, content: string, editedAt: Date): Promise<void> {
  await db.update(eportfolioDiscussions).set({ content, editedAt }).where(eq(eportfolioDiscussions.id, id))
}

export async function deleteDiscussion(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(eportfolioDiscussions).where(eq(eportfolioDiscussions.id, id))
}

/** Adds to the counts of an e-portfolio and, for a reply, of what it answers. */
export async function addToCounts(
  transaction: Transaction,
  { eportfolioId, parentId }: { eportfolioId: string; parentId: string | null },
  change: number,
): Promise<void> {
  await transaction
    .update(eportfolios)
    .set({ discussionCount: sql`${eportfolios.discussionCount} + ${change}` })
    .where(eq(eportfolios.id, eportfolioId))
  if (parentId === null) return
  await transaction
    .update(eportfolioDiscussions)
    .set({ replyCount: sql`${eportfolioDiscussions.replyCount} + ${change}` })
    .where(eq(eportfolioDiscussions.id, parentId))
}
