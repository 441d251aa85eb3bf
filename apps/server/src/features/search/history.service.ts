import type { SearchCategory } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { SearchHistory } from '@learntrail/contract/search/search'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { inTransaction, type Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findChosen } from '../profiles/index.ts'
import { searchHistory } from './search.tables.ts'

export async function readHistory(db: Queryable, personId: string): Promise<SearchHistory> {
  const rows = await listWords(db, personId)
  return { items: rows.map(({ word, category, at }) => ({ key: word, category, at: at.toISOString() })) }
}

function listWords(db: Queryable, personId: string) {
  return db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.personId, personId))
    .orderBy(desc(searchHistory.at), searchHistory.word)
    .limit(searchLimits.history)
}

/** Puts a word first in the history, and drops the oldest beyond the limit. */
export async function remember(platform: Platform, personId: string, word: string, category: SearchCategory) {
  const { search } = await findChosen(platform.db, personId)
  if (search?.isHistoryPaused) return readHistory(platform.db, personId)
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await transaction
      .insert(searchHistory)
      .values({ personId, word, category, at })
      .onConflictDoUpdate({ target: [searchHistory.personId, searchHistory.word], set: { category, at } })
    const kept = (await listWords(transaction, personId)).map((row) => row.word)
    await transaction
      .delete(searchHistory)
      .where(and(eq(searchHistory.personId, personId), notInArray(searchHistory.word, kept)))
    return readHistory(transaction, personId)
  })
}

/** Deletes one word, or all of them. */
export async function forget({ db }: Platform, personId: string, word?: string) {
  const mine = eq(searchHistory.personId, personId)
  await db.delete(searchHistory).where(word === undefined ? mine : and(mine, eq(searchHistory.word, word)))
  return readHistory(db, personId)
}
