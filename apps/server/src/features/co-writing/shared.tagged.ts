import { and, eq, isNull, sql } from 'drizzle-orm'
import { changeDocument } from '../documents/index.ts'
import type { TaggedThings } from '../tags/index.ts'
import { sharedPeople, sharedRecords } from './shared.tables.ts'
import { documentOf, writeInto, writtenIn } from './shared-document.mapping.ts'

/**
 * Records that this person owns and writes with others carry own tags; they change as an edit of theirs. In other
 * people's records the tags are not theirs alone.
 */
export const taggedShared: TaggedThings = {
  async retag(platform, transaction, { ownerId, retag, at }) {
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
    return 0
  },
}
