import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { type Retag, retagged, type TaggedThings } from '../tags/index.ts'
import { drafts } from './drafts.view.ts'
import { customSlots } from './slots/slots.tables.ts'

/**
 * Drafts, scheduled records and templates carry own tags. There are few of each, so all are read. Versions grow, so that
 * an older window notices instead of bringing the former tags back.
 */
export const taggedDrafts: TaggedThings = {
  async retag(_platform, transaction, { ownerId, retag }) {
    await retagDrafts(transaction, ownerId, retag)
    await retagSlots(transaction, ownerId, retag)
    return 0
  },
}

/**
 * Drafts and scheduled records share a table. The saving window stays the same, so that an open window goes on without
 * a conflict.
 */
async function retagDrafts(transaction: Transaction, ownerId: string, retag: Retag): Promise<void> {
  const { id, customTags } = drafts
  const tagged = and(eq(drafts.ownerId, ownerId), sql`${customTags} <> '{}'`)
  const held = await transaction.select({ id, customTags }).from(drafts).where(tagged).orderBy(id).for('update')
  for (const row of retagged(held, retag)) {
    await transaction
      .update(drafts)
      .set({ customTags: row.customTags, version: sql`${drafts.version} + 1` })
      .where(eq(id, row.id))
  }
}

async function retagSlots(transaction: Transaction, ownerId: string, retag: Retag): Promise<void> {
  const { slot, customTags } = customSlots
  const isOwn = eq(customSlots.ownerId, ownerId)
  const held = await transaction.select({ slot, customTags }).from(customSlots).where(isOwn).orderBy(slot).for('update')
  for (const row of retagged(held, retag)) {
    await transaction
      .update(customSlots)
      .set({ customTags: row.customTags })
      .where(and(isOwn, eq(slot, row.slot)))
  }
}
