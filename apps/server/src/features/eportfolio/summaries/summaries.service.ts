import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { eq } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { indexEPortfolio } from '../exhibition/index-eportfolio.service.ts'
import { reachEPortfolio, reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'

/** Returns the summary; only the owner gets its draft. */
export async function readSummary(platform: Platform, person: Person, id: string): Promise<Summary> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  const summary = await findSummary(platform.db, id)
  return ownerId === person.id ? summary : { ...summary, draft: null, draftedAt: null }
}

/** Saves the summary that readers see, and discards the draft. */
export async function saveSummary(platform: Platform, person: Person, id: string, summary: string): Promise<Summary> {
  await reachOwnEPortfolio(platform, person, id)
  const summarySavedAt = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await transaction
      .update(eportfolios)
      .set({ summary, summarySavedAt, summaryDraft: null, summaryDraftedAt: null })
      .where(eq(eportfolios.id, id))
    await indexEPortfolio(transaction, id)
    return findSummary(transaction, id)
  })
}

/** Saves the draft; readers still see the saved summary. */
export async function draftSummary(platform: Platform, person: Person, id: string, draft: string): Promise<Summary> {
  await reachOwnEPortfolio(platform, person, id)
  const before = await findSummary(platform.db, id)
  const isNew = draft !== before.summary
  await platform.db
    .update(eportfolios)
    .set({ summaryDraft: isNew ? draft : null, summaryDraftedAt: isNew ? platform.clock.now() : null })
    .where(eq(eportfolios.id, id))
  return findSummary(platform.db, id)
}

async function findSummary(db: Database | Transaction, id: string): Promise<Summary> {
  const [found] = await db
    .select({
      summary: eportfolios.summary,
      draft: eportfolios.summaryDraft,
      savedAt: eportfolios.summarySavedAt,
      draftedAt: eportfolios.summaryDraftedAt,
    })
    .from(eportfolios)
    .where(eq(eportfolios.id, id))
  const { summary, draft, savedAt, draftedAt } = found ?? refuse('EPORTFOLIO_NOT_FOUND')
  return { summary, draft, savedAt: savedAt?.toISOString() ?? null, draftedAt: draftedAt?.toISOString() ?? null }
}
