import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { ownTags } from './own-tags.tables.ts'

/** Serialises changes of one person's tags. */
export async function lockTags(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-tags ${ownerId}`}, 0))`)
}

/** Lists own tags that were added without a record. */
export async function listAddedTags(db: Queryable, ownerId: string): Promise<string[]> {
  const found = await db
    .select({ name: ownTags.name })
    .from(ownTags)
    .where(eq(ownTags.ownerId, ownerId))
    .orderBy(ownTags.name)
  return found.map(({ name }) => name)
}

export async function insertTag(transaction: Transaction, row: typeof ownTags.$inferInsert): Promise<void> {
  await transaction
    .insert(ownTags)
    .values(row)
    .onConflictDoUpdate({ target: [ownTags.ownerId, ownTags.key], set: { name: row.name } })
}

export async function deleteTags(transaction: Transaction, ownerId: string, keys: string[]): Promise<void> {
  await transaction.delete(ownTags).where(and(eq(ownTags.ownerId, ownerId), inArray(ownTags.key, keys)))
}
