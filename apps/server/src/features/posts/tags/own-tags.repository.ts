import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { posts } from '../posts.view.ts'
import { ownTags } from './own-tags.tables.ts'

/** Serialises changes of one person's tags. */
export async function lockTags(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-tags ${ownerId}`}, 0))`)
}

/** Lists every own tag of a person's records, in each spelling. */
export async function listUsedTags(db: Queryable, ownerId: string): Promise<string[]> {
  const found = await db.execute<{ tag: string }>(
    sql`select distinct tag from posts, unnest(custom_tags) as tag where owner_id = ${ownerId}`,
  )
  return found.rows.map(({ tag }) => tag)
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

/** Returns a person's records with any of these tags, locked until the transaction ends. */
export async function holdTagged(transaction: Transaction, ownerId: string, tags: string[]) {
  return transaction
    .select({ id: posts.id, customTags: posts.customTags })
    .from(posts)
    .where(and(eq(posts.ownerId, ownerId), sql`${posts.customTags} && ${sql.param(tags)}::text[]`))
    .orderBy(posts.id)
    .for('no key update')
}

export async function setCustomTags(
  transaction: Transaction,
  changes: readonly { id: string; customTags: string[] }[],
): Promise<void> {
  await transaction.execute(sql`
    update posts p set custom_tags = array(select jsonb_array_elements_text(c -> 'customTags'))
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) c where p.id = (c ->> 'id')::uuid`)
}
