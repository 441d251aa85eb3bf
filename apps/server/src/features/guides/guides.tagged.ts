import { and, eq } from 'drizzle-orm'
import { newId } from '../../platform/ids/ids.ts'
import { retagged, type TaggedThings } from '../tags/index.ts'
import { guides } from './guides.tables.ts'

/**
 * Guides carry own tags for the record that they become. The revision changes, so that an older window notices instead
 * of bringing the former tags back.
 */
export const taggedGuides: TaggedThings = {
  async retag(_platform, transaction, { ownerId, retag, at }) {
    const { kind, writing } = guides
    const isOwn = eq(guides.personId, ownerId)
    const held = await transaction.select({ kind, writing }).from(guides).where(isOwn).orderBy(kind).for('update')
    const tagged = held.map((row) => ({ ...row, customTags: row.writing.customTags }))
    for (const { customTags, ...row } of retagged(tagged, retag)) {
      await transaction
        .update(guides)
        .set({ writing: { ...row.writing, customTags }, revision: newId(at.getTime()), updatedAt: at })
        .where(and(isOwn, eq(kind, row.kind)))
    }
    return 0
  },
}
