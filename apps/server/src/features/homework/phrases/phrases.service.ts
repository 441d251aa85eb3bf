import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Phrase } from '@learntrail/contract/homework/phrases'
import { and, asc, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { homeworkPhrases } from '../homework.tables.ts'
import type { Actor } from '../questions/reach-question.policy.ts'

const { id, ownerId, clientId, words } = homeworkPhrases

export async function listPhrases({ db }: Platform, person: Actor): Promise<{ items: Phrase[] }> {
  const items = await db.select({ id, words }).from(homeworkPhrases).where(eq(ownerId, person.id)).orderBy(asc(id))
  return { items }
}

/** Saves a phrase; with a known `clientId`, returns the existing one. */
export async function keepPhrase(platform: Platform, person: Actor, given: { clientId: string; words: string }) {
  const added = { id: newId(platform.clock.now().getTime()), ownerId: person.id, ...given }
  return inTransaction(platform.db, async (transaction): Promise<Phrase> => {
    // Locked while the phrases are counted.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phrases:${person.id}`}, 0))`)
    const isKnown = and(eq(ownerId, person.id), eq(clientId, given.clientId))
    const [known] = await transaction.select({ id, words }).from(homeworkPhrases).where(isKnown)
    if (known !== undefined) return known
    const count = await transaction.$count(homeworkPhrases, eq(ownerId, person.id))
    if (count >= homeworkLimits.phrases) refuse('HOMEWORK_LIMIT_REACHED', { values: { limit: homeworkLimits.phrases } })
    await transaction.insert(homeworkPhrases).values(added)
    return { id: added.id, words: added.words }
  })
}

export async function removePhrase({ db }: Platform, person: Actor, phraseId: string): Promise<void> {
  const isOwn = and(eq(ownerId, person.id), eq(id, phraseId))
  if ((await db.delete(homeworkPhrases).where(isOwn).returning({ id })).length === 0) refuse('PHRASE_NOT_FOUND')
}
