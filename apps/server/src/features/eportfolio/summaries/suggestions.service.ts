import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Suggestion, SuggestionUsage } from '@learntrail/contract/eportfolio/summaries'
import { eq } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn, nextDayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { summarise } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount, lockAccount, subscriptionOf } from '../../accounts/index.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'
import * as repository from './suggestions.repository.ts'

type Counting = Pick<Platform, 'clock' | 'config'> & { db: Queryable }

/** Returns the suggestions that the person used today, and their limit. */
export async function readUsage(counting: Counting, personId: string): Promise<SuggestionUsage> {
  const { db, clock } = counting
  const now = clock.now()
  const account = (await findAccount(db, personId)) ?? refuse('NOT_AUTHENTICATED')
  const isFree = (await subscriptionOf(counting, account)).plan === 'free'
  return {
    used: await repository.countOn(db, personId, dayIn(now)),
    limit: isFree ? ePortfolioLimits.freeSuggestions : null,
    resetsAt: nextDayIn(now).toISOString(),
  }
}

/** Suggests a summary of the document. The suggestion is stored and counted; the e-portfolio does not change. */
export async function suggestSummary(
  platform: Platform,
  person: Person,
  { id, clientId }: { id: string; clientId: string },
): Promise<{ suggestion: Suggestion; usage: SuggestionUsage }> {
  const { db, clock } = platform
  const { title } = await reachOwnEPortfolio(platform, person, id)
  // Counted before the lookup: if a concurrent call with the same client id adds one in between, it is found, rather
  // than the limit reached.
  const counted = await readUsage(platform, person.id)
  const before = await repository.findByClient(db, person.id, clientId)
  if (before !== undefined) return { suggestion: before, usage: await readUsage(platform, person.id) }

  // Checked before the model is asked, and again under the lock.
  checkLimit(counted)
  const text = await textOf(platform, id)
  const made = (await summarise(platform, { title, text })) ?? refuse('NOTHING_TO_SUMMARISE')
  const createdAt = clock.now()
  await inTransaction(db, async (transaction) => {
    // Locked, so that two concurrent calls cannot both take the last one.
    await lockAccount(transaction, person.id)
    if ((await repository.findByClient(transaction, person.id, clientId)) !== undefined) return
    checkLimit(await readUsage({ ...platform, db: transaction }, person.id))
    const row = { id: newId(createdAt.getTime()), personId: person.id, clientId, eportfolioId: id, createdAt }
    await repository.insertSuggestion(transaction, { ...row, ...made, day: dayIn(createdAt) })
  })
  const suggestion = await repository.findByClient(db, person.id, clientId)
  return { suggestion: suggestion ?? refuse('EPORTFOLIO_NOT_FOUND'), usage: await readUsage(platform, person.id) }
}

export async function listSuggestions(
  platform: Platform,
  person: Person,
  id: string,
): Promise<{ items: Suggestion[] }> {
  await reachOwnEPortfolio(platform, person, id)
  return { items: await repository.listOf(platform.db, person.id, id) }
}

function checkLimit({ used, limit }: SuggestionUsage): void {
  if (limit !== null && used >= limit) refuse('SUGGESTION_LIMIT_REACHED')
}

async function textOf({ db }: Platform, id: string): Promise<string> {
  const [found] = await db.select({ text: eportfolios.text }).from(eportfolios).where(eq(eportfolios.id, id))
  return found?.text ?? ''
}
