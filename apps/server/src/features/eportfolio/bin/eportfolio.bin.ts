import { ePortfolioDeleted, ePortfolioRestored } from '@learntrail/contract/eportfolio/events'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq, sql } from 'drizzle-orm'
import type { Binnable } from '../../../platform/bin/bin.ts'
import { holdBinned } from '../../../platform/bin/hold-binned.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countComments } from '../../comments/index.ts'
import { withdrawConfirmations } from '../confirm/withdrawn.repository.ts'
import { allEPortfolios } from '../eportfolio.tables.ts'
import { indexEPortfolio } from '../exhibition/index-eportfolio.service.ts'
import * as repository from '../export/export.repository.ts'
import { askForForms } from '../export/forms.service.ts'
import { removeVersions } from '../export/remove-versions.service.ts'

export const binnedEPortfolios: Binnable = {
  kind: 'ePortfolio',
  table: 'all_eportfolios',
  owner: 'owner_id',
  title: (row) => `${row}.title`,

  async restore(platform, transaction, thing) {
    const { id, ownerId } = thing
    await repository.holdEPortfoliosOf(transaction, ownerId)
    const held = await holdBinned(transaction, allEPortfolios, allEPortfolios.ownerId, thing)
    if (held === undefined || held === 'standing') return held && { isNowPrivate: false }
    const limit = ePortfolioLimits.ePortfolios
    if ((await repository.countEPortfolios(transaction, ownerId)) >= limit) {
      refuse('EPORTFOLIO_LIMIT_REACHED', { values: { limit } })
    }
    // Recount: likes and comments of accounts deleted meanwhile no longer count.
    const counts = {
      likeCount: sql<number>`(select count(*) from eportfolio_likes where eportfolio_id = ${id})`,
      discussionCount: sql<number>`${withValues(countComments('ePortfolio', '$1'), id)}`,
    }
    await transaction
      .update(allEPortfolios)
      .set({ binnedAt: null, ...counts })
      .where(eq(allEPortfolios.id, id))
    await indexEPortfolio(transaction, id)
    // Forms that were being made when it was binned.
    const waiting = (await repository.listForms(transaction, id)).filter(
      ({ state }) => state === 'pending' || state === 'in_progress',
    )
    for (const { version: number, type } of waiting) {
      await askForForms(platform, transaction, ownerId, { id, number }, [{ type }])
    }
    const data = { title: held.title, ownerId, visibility: held.visibility }
    const at = platform.clock.now()
    await platform.events.record(transaction, ePortfolioRestored, { actorId: ownerId, subjectId: id, data, at })
    return { isNowPrivate: false }
  },

  async remove(platform, transaction, { id, ownerId }) {
    const versions = await repository.listVersions(transaction, id)
    await removeVersions(platform, transaction, { id, ownerId }, versions)
    const [removed] = await transaction
      .delete(allEPortfolios)
      .where(eq(allEPortfolios.id, id))
      .returning({ code: allEPortfolios.confirmationCode })
    // Copies are then confirmed as withdrawn, instead of the code looking wrong.
    await withdrawConfirmations(transaction, removed?.code ? [removed.code] : [], platform.clock.now())
  },
}

/** Bins a locked e-portfolio with everything made of it and said about it. */
export async function binEPortfolio(
  platform: Platform,
  transaction: Transaction,
  { id: subjectId, ownerId, title, visibility }: repository.EPortfolioData,
): Promise<void> {
  const at = platform.clock.now()
  await transaction.update(allEPortfolios).set({ binnedAt: at }).where(eq(allEPortfolios.id, subjectId))
  const data = { title, ownerId, visibility }
  await platform.events.record(transaction, ePortfolioDeleted, { actorId: ownerId, subjectId, data, at })
}
