import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { drafts } from '../drafts/drafts.view.ts'
import { guides } from '../guides/guides.tables.ts'
import { retagShared } from '../shared/retag-shared.ts'
import { customSlots } from '../slots/slots.tables.ts'
import type { Retag } from './own-tags.rules.ts'

/**
 * Changes own tags in everything that may become a record: drafts, scheduled records, templates, guides, and the shared
 * records that this person owns. There are few of each, so all are read. Versions grow, so that an older window notices
 * instead of bringing the former tags back.
 */
export async function changeUnpublished(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  retag: Retag,
  at: Date,
): Promise<void> {
  await changeDrafts(transaction, ownerId, retag)
  await changeSlots(transaction, ownerId, retag)
  await changeGuides(transaction, ownerId, retag, at)
  await retagShared(platform, transaction, ownerId, retag, at)
}

/**
 * Drafts and scheduled records share a table. The saving window stays the same, so that an open window goes on without
 * a conflict.
 */
async function changeDrafts(transaction: Transaction, ownerId: string, retag: Retag): Promise<void> {
  const { id, customTags } = drafts
  const tagged = and(eq(drafts.ownerId, ownerId), sql`${customTags} <> '{}'`)
  const held = await transaction.select({ id, customTags }).from(drafts).where(tagged).orderBy(id).for('update')
  for (const row of changedOf(held, retag)) {
    await transaction
      .update(drafts)
      .set({ customTags: row.customTags, version: sql`${drafts.version} + 1` })
      .where(eq(id, row.id))
  }
}

async function changeSlots(transaction: Transaction, ownerId: string, retag: Retag): Promise<void> {
  const { slot, customTags } = customSlots
  const isOwn = eq(customSlots.ownerId, ownerId)
  const held = await transaction.select({ slot, customTags }).from(customSlots).where(isOwn).orderBy(slot).for('update')
  for (const row of changedOf(held, retag)) {
    await transaction
      .update(customSlots)
      .set({ customTags: row.customTags })
      .where(and(isOwn, eq(slot, row.slot)))
  }
}

async function changeGuides(transaction: Transaction, ownerId: string, retag: Retag, at: Date): Promise<void> {
  const { kind, writing } = guides
  const isOwn = eq(guides.personId, ownerId)
  const held = await transaction.select({ kind, writing }).from(guides).where(isOwn).orderBy(kind).for('update')
  const tagged = held.map((row) => ({ ...row, customTags: row.writing.customTags }))
  for (const { customTags, ...row } of changedOf(tagged, retag)) {
    await transaction
      .update(guides)
      .set({ writing: { ...row.writing, customTags }, revision: newId(at.getTime()), updatedAt: at })
      .where(and(isOwn, eq(kind, row.kind)))
  }
}

/** Returns the rows whose tags change, with their new tags. */
function changedOf<Row extends { customTags: string[] }>(rows: readonly Row[], retag: Retag): Row[] {
  return rows
    .map((row) => ({ row, customTags: retag(row.customTags) }))
    .filter(({ row, customTags }) => row.customTags.join('\n') !== customTags.join('\n'))
    .map(({ row, customTags }) => ({ ...row, customTags }))
}
