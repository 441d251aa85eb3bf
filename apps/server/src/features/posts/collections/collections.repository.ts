import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { type CardStatement, readCards } from '../cards/read-cards.ts'
import { visiblePost } from '../visibility.ts'
import { postCollections } from './collections.tables.ts'

const collection = `from post_collections mine join posts p on p.id = mine.post_id join accounts a on a.id = p.owner_id
    where mine.person_id = $1 and ${visiblePost('$1', 'p', 'a')}`

/** What I collected and may still see, collected last first. */
export async function listCollected(pool: Pool, viewer: string, page: { offset: number; limit: number }) {
  const statement: CardStatement = (card) => ({
    name: `collection-page-${card.name}-${page.limit}`,
    text: `select ${card.columns} ${collection} order by mine.collected_id desc offset $2 ${limitTo(page.limit)}`,
    values: [viewer, page.offset],
  })
  return readCards(pool, { viewer, text: 'cut', statement })
}

/** How many there are, those that may not be seen any more included. */
export async function countKept(db: Queryable, personId: string): Promise<number> {
  const found = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(postCollections)
    .where(eq(postCollections.personId, personId))
  return found[0]?.count ?? 0
}

/** False when it is there already. */
export async function addToCollection(transaction: Transaction, row: typeof postCollections.$inferInsert) {
  const added = await transaction.insert(postCollections).values(row).onConflictDoNothing()
  return added.rowCount === 1
}

/** Answers whose record it is; undefined where it was not there. */
export async function removeFromCollection(
  transaction: Transaction,
  personId: string,
  postId: string,
): Promise<string | undefined> {
  const removed = await transaction
    .delete(postCollections)
    .where(and(eq(postCollections.personId, personId), eq(postCollections.postId, postId)))
    .returning({ ownerId: sql<string>`(select owner_id from posts where id = ${postCollections.postId})` })
  return removed[0]?.ownerId
}
