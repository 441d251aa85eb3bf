import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { pebbleWords } from './pebble-words.tables.ts'

type Worded = Record<'id' | 'words', string>

/** Makes a pebble findable. Must run in the transaction that lays it. */
export async function indexPebble(transaction: Transaction, { id, words }: Worded): Promise<void> {
  const tokens = sql`array_to_tsvector(${sql.param(indexTokens(words))}::text[])`
  const entry = { tokens, phrases: phraseText(words), version: tokensVersion }
  await transaction
    .insert(pebbleWords)
    .values({ pebbleId: id, ...entry })
    .onConflictDoUpdate({ target: pebbleWords.pebbleId, set: entry })
}

const pebbleIndexing: Indexing<Worded> = {
  job: 'pebbles.index-missing',
  atOnce: 500,
  missing: (after, atOnce) => sql`
    select p.id, p.words from pebbles p where p.id > ${after} and not exists
      (select 1 from pebble_words w where w.pebble_id = p.id and w.version = ${tokensVersion})
    order by p.id limit ${atOnce} for update of p`,
  index: (transaction, pebbles) => forEachTogether(pebbles, (pebble) => indexPebble(transaction, pebble)),
}

export const handlePebbleFinding = (platform: Platform) => indexMissingAtStart(platform, pebbleIndexing)
