import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Reading } from '../../../platform/platform.ts'
import { joinAccount } from '../../accounts/index.ts'
import { type CardStatement, readCards } from '../cards/read-cards.queries.ts'
import { visiblePost } from '../visibility.sql.ts'
import { postCollections } from './collections.tables.ts'

const collection = `from post_collections mine join posts p on p.id = mine.post_id ${joinAccount('a', 'p.owner_id')}
    where mine.person_id = $1 and ${visiblePost('$1', 'p', 'a')}`

/** Lists the records that the viewer collected and may still see, last collected first. */
export async function listCollected(reading: Reading, viewer: string, page: { offset: number; limit: number }) {
  const statement: CardStatement = (card) => ({
    name: `collection-page-${card.name}-${page.limit}`,
    text: `select ${card.columns} ${collection} order by mine.collected_id desc offset $2 ${limitTo(page.limit)}`,
    values: [viewer, page.offset],
  })
  return readCards(reading, { viewer, text: 'cut', statement })
}

/** Counts a person's collected records, including those that they may no longer see. */
export async function countKept(db: Queryable, personId: string): Promise<number> {
  const found = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(postCollections)
    .where(eq(postCollections.personId, personId))
  return found[0]?.count ?? 0
}

/** Returns false if it is collected already. */
export async function addToCollection(transaction: Transaction, row: typeof postCollections.$inferInsert) {
  const added = await transaction.insert(postCollections).values(row).onConflictDoNothing()
  return added.rowCount === 1
}

/** Returns the owner of the record; undefined if it was not collected. */
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
