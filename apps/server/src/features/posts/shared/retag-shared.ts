import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeDocument } from '../../documents/index.ts'
import { sharedPeople, sharedRecords } from './shared.tables.ts'
import { documentOf, writeInto, writtenIn } from './shared-document.ts'

/**
 * Changes own tags in the shared records that this person owns, as an edit of theirs. In other people's records the
 * tags are not theirs alone.
 */
export async function retagShared(
  platform: Platform,
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
    const change = { ...documentOf(id), accountId: ownerId, at }
    await changeDocument(platform, transaction, {
      ...change,
      change(document) {
        const { customTags } = writtenIn(document)
        const changed = retag(customTags)
        if (changed.join('\n') !== customTags.join('\n')) writeInto(document, { customTags: changed })
      },
    })
  }
}
