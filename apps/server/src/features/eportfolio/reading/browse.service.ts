import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eportfolioViews } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { reachEPortfolio } from '../reach-eportfolio.policy.ts'

/** Counts a reader once a day; the owner does not count. */
export async function countReading(platform: Platform, person: Person, id: string): Promise<{ browseCount: number }> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  if (ownerId !== person.id) await addReading(platform, person.id, id)
  const [counted] = await platform.db
    .select({ browseCount: eportfolios.browseCount })
    .from(eportfolios)
    .where(eq(eportfolios.id, id))
  return counted ?? refuse('EPORTFOLIO_NOT_FOUND')
}

async function addReading({ db, clock }: Platform, personId: string, eportfolioId: string): Promise<void> {
  const day = dayIn(clock.now())
  try {
    await inTransaction(db, async (transaction) => {
      const added = await transaction
        .insert(eportfolioViews)
        .values({ eportfolioId, personId, day })
        .onConflictDoNothing()
        .returning({ day: eportfolioViews.day })
      if (added.length === 0) return
      await transaction
        .update(eportfolios)
        .set({ browseCount: sql`${eportfolios.browseCount} + 1` })
        .where(eq(eportfolios.id, eportfolioId))
    })
  } catch (error) {
    // It was deleted in the meantime.
    if (isForeignKeyViolation(error)) refuse('EPORTFOLIO_NOT_FOUND')
    throw error
  }
}
