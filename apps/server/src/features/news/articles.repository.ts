import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { articles } from './news.tables.ts'

export type StoredArticle = typeof articles.$inferSelect

interface Page {
  /** Latest publication moment to include; null also includes articles scheduled for later. */
  until: Date | null
  after: readonly [moment: string, id: string]
  limit: number
}

export async function listArticles(db: Queryable, { until, after, limit }: Page): Promise<StoredArticle[]> {
  const goesOn = sql`(${articles.publishedAt}, ${articles.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  return db
    .select()
    .from(articles)
    .where(until === null ? goesOn : and(goesOn, lte(articles.publishedAt, until)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
}

export async function findArticle(db: Queryable, id: string): Promise<StoredArticle | undefined> {
  return (await db.select().from(articles).where(eq(articles.id, id)))[0]
}

export async function findByClient(db: Queryable, authorId: string, clientId: string) {
  const ofBoth = and(eq(articles.authorId, authorId), eq(articles.clientId, clientId))
  return (await db.select().from(articles).where(ofBoth))[0]
}

/** Inserts an article; undefined when its client id exists already. */
export async function insertArticle(transaction: Transaction, row: typeof articles.$inferInsert) {
  return (await transaction.insert(articles).values(row).onConflictDoNothing().returning())[0]
}

export async function updateArticle(
  transaction: Transaction,
  id: string,
  change: Partial<typeof articles.$inferInsert>,
): Promise<StoredArticle | undefined> {
  return (await transaction.update(articles).set(change).where(eq(articles.id, id)).returning())[0]
}

export async function deleteArticle(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id })).length > 0
}
