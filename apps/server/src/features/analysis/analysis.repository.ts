import type { Charts } from '@learntrail/contract/analysis/analysis'
import type { Pool } from 'pg'
import { spellingsPattern } from '../../platform/search/han-variants.ts'
import { textPhrases } from '../../platform/search/tokens.ts'
import { countsQuery, searchesQuery, tokensQuery } from './analysis.queries.ts'
import type { CountedToken } from './frequent-terms.rules.ts'

export interface Range {
  from?: string | undefined
  to?: string | undefined
}

export interface Counts {
  totals: Charts['totals']
  /** Records by tag; here and below, what has no records is absent. */
  tags: Record<string, number>
  classifications: Record<string, number>
  days: Record<string, number>
  own: Charts['words']['own']
}

const valuesOf = (owner: string, { from, to }: Range) => [owner, from ?? null, to ?? null]

export async function countRecords(pool: Pool, owner: string, range: Range, mostWords: number): Promise<Counts> {
  const found = await pool.query<Counts>({ ...countsQuery, values: [...valuesOf(owner, range), mostWords] })
  const [counts] = found.rows
  if (counts === undefined) throw new Error('no counts')
  return counts
}

export async function countTokens(
  pool: Pool,
  owner: string,
  range: Range,
  { least, most }: { least: number; most: number },
): Promise<CountedToken[]> {
  const found = await pool.query<CountedToken>({ ...tokensQuery, values: [...valuesOf(owner, range), least, most] })
  return found.rows
}

export interface Found {
  /** Null where no `tsquery` was given. */
  count: number | null
  /** A few places in titles and texts where the word stands, with some characters on either side. */
  around: string[]
}

export async function countSearches(
  pool: Pool,
  owner: string,
  range: Range,
  searches: readonly { word: string; query: string | null }[],
): Promise<Found[]> {
  if (searches.length === 0) return []
  // A term is a single word and has at most one phrase.
  const lists = [
    searches.map(({ query }) => query),
    searches.map(({ word }) => (/^[a-z0-9]+$/.test(word) ? `\\m${word}\\M` : spellingsPattern(word))),
    searches.map(({ word, query }) => (query === null ? null : (textPhrases(word)[0] ?? null))),
  ]
  const found = await pool.query<Found>({ ...searchesQuery, values: [...valuesOf(owner, range), ...lists] })
  return found.rows
}
