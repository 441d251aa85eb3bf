import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { recordStretch } from './record-stretch.ts'
import { holdShared, updateShared } from './shared.repository.ts'
import { sharedPeople, sharedRecords } from './shared.tables.ts'

/**
 * Changes own tags in the records written together that this person owns, as an edit of theirs. In other people's the
 * tags are not theirs alone.
 */
export async function retagShared(
  transaction: Transaction,
  ownerId: string,
  retag: (tags: readonly string[]) => string[],
  at: Date,
): Promise<void> {
  const found = await transaction
    .select({ id: sharedRecords.id })
    .from(sharedPeople)
    .innerJoin(sharedRecords, eq(sharedRecords.id, sharedPeople.sharedId))
    .where(
      and(
        eq(sharedPeople.personId, ownerId),
        eq(sharedPeople.isOwner, true),
        isNull(sharedRecords.publishedAt),
        sql`${sharedRecords.customTags} <> '{}'`,
      ),
    )
    .orderBy(sharedRecords.id)
  for (const { id } of found) {
    const before = await holdShared(transaction, id)
    if (before === undefined || before.publishedAt !== null) continue
    const customTags = retag(before.customTags)
    if (customTags.join('\n') === before.customTags.join('\n')) continue
    await updateShared(transaction, id, { customTags, version: before.version + 1, editedById: ownerId, editedAt: at })
    await recordStretch(transaction, ownerId, { id, before, after: before, fields: ['tags'], now: at })
  }
}
