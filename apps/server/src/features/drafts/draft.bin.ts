import { randomUUID } from 'node:crypto'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { eq } from 'drizzle-orm'
import type { Binnable } from '../../platform/bin/bin.ts'
import { holdBinned } from '../../platform/bin/hold-binned.ts'
import { titleOrBeginning } from '../../platform/content/title-or-beginning.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteUnusedFiles } from '../files/index.ts'
import { countDrafts, type DraftRow, holdDraftsOf } from './drafts.repository.ts'
import { allDrafts } from './drafts.tables.ts'

/** Drafts and scheduled records in the bin. */
export const binnedDrafts: Binnable = {
  kind: 'draft',
  table: 'all_drafts',
  owner: 'owner_id',
  // Many drafts have no title yet; the beginning of the text identifies them.
  title: titleOrBeginning,

  async restore(_platform, transaction, thing) {
    const { id, ownerId } = thing
    await holdDraftsOf(transaction, ownerId)
    const held = await holdBinned(transaction, allDrafts, allDrafts.ownerId, thing)
    if (held === undefined || held === 'standing') return held && { isNowPrivate: false }
    if ((await countDrafts(transaction, ownerId, 'draft')) >= draftLimits.drafts) {
      refuse('DRAFT_LIMIT_REACHED', { values: { limit: draftLimits.drafts } })
    }
    // The owner sets the time of publication anew. A fresh client id, because a window may have begun another draft
    // under the old one.
    const set = { binnedAt: null, clientId: randomUUID(), scheduledAt: null }
    await transaction.update(allDrafts).set(set).where(eq(allDrafts.id, id))
    return { isNowPrivate: false }
  },

  async remove(platform, transaction, { id, ownerId }) {
    const [removed] = await transaction
      .delete(allDrafts)
      .where(eq(allDrafts.id, id))
      .returning({ fileIds: allDrafts.fileIds })
    await deleteUnusedFiles(platform, transaction, ownerId, removed?.fileIds ?? [])
  },
}

const saysNothing = ({ title, text, fileIds }: DraftRow) => title === '' && text.trim() === '' && fileIds.length === 0

/** Puts a held draft into the bin; an empty one is deleted, as there would be nothing to restore. */
export async function binDraft(platform: Platform, transaction: Transaction, row: DraftRow, at: Date): Promise<void> {
  if (saysNothing(row)) return binnedDrafts.remove(platform, transaction, row)
  await transaction.update(allDrafts).set({ binnedAt: at }).where(eq(allDrafts.id, row.id))
}
