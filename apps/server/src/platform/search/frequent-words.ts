import type { Pool } from 'pg'
import { perApplication } from '../per-application.ts'

/** Where words are indexed, as the database's statistics name it: an index of an expression, or a column of a table. */
export interface IndexedWords {
  relation: string
  column: string
}

const keptForMs = 10 * 60_000

/** How many rows there are, and how many of them have each of the tokens that the most have. */
export interface Frequencies {
  rows: number
  tokens: ReadonlyMap<string, number>
}

interface Known {
  frequencies: Promise<Frequencies>
  at: number
}

const knownByPool = perApplication(() => new Map<string, Known>())

/**
 * How many rows have what a `tsquery` of `textQuery` asks for, and of how many, by what the database has counted of its own
 * tables. One who searches needs a different way to what is rare and to what is everywhere, and the database cannot choose
 * it: it plans a statement once for all words, and planning it for each takes longer than finding.
 */
export async function expectedOf(pool: Pool, words: IndexedWords, query: string): Promise<Expected> {
  const frequencies = await frequenciesOf(pool, words)
  return { rows: rowsExpected(frequencies, query), of: frequencies.rows }
}

export interface Expected {
  rows: number
  of: number
}

/**
 * Whether to meet `most` rows by walking along all takes fewer steps than to gather each that has the words: one takes
 * about as long as the other.
 */
export const isShorterToWalk = ({ rows, of }: Expected, most: number): boolean => rows * rows > most * of

/** How many rows have all that a `tsquery` asks for, at most. What is in no statistics is rare. */
export function rowsExpected({ tokens }: Frequencies, query: string): number {
  const rowsOf = (part: string) =>
    [...part.matchAll(/'([^']+)'(:\*)?/g)].reduce(
      (sum, [, token = '', isBeginning]) =>
        sum + (isBeginning ? rowsBeginning(tokens, token) : (tokens.get(token) ?? 0)),
      0,
    )
  const wanted = query.split(' & ').filter((part) => part !== '' && !part.startsWith('!'))
  return wanted.length === 0 ? 0 : Math.min(...wanted.map(rowsOf))
}

function rowsBeginning(tokens: Frequencies['tokens'], beginning: string): number {
  let rows = 0
  for (const [token, count] of tokens) if (token.startsWith(beginning)) rows += count
  return rows
}

/** Kept for a while: what is frequent stays so. Who comes when it is old starts the next look and does not wait for it. */
function frequenciesOf(pool: Pool, words: IndexedWords): Promise<Frequencies> {
  const ofPool = knownByPool(pool)
  const known = ofPool.get(words.relation)
  if (known !== undefined && performance.now() - known.at < keptForMs) return known.frequencies
  const read = readFrequencies(pool, words)
  const next: Known = { frequencies: read, at: performance.now() }
  ofPool.set(words.relation, next)
  read.catch(() => ofPool.delete(words.relation))
  if (known === undefined) return read
  next.frequencies = read.catch(() => known.frequencies)
  return known.frequencies
}

async function readFrequencies(pool: Pool, { relation, column }: IndexedWords): Promise<Frequencies> {
  const { rows } = await pool.query<{ token: string; share: number; rows: number }>({
    name: 'search-frequencies',
    // Behind the shares of the tokens stand the least and the greatest of them, without a token.
    text: `select token, share, greatest(c.reltuples, 0) as rows
      from pg_stats s
        join pg_class c on c.oid = coalesce(
          (select indrelid from pg_index where indexrelid = s.tablename::regclass), s.tablename::regclass)
        cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as one(token, share)
      where s.schemaname = current_schema() and s.tablename = $1 and s.attname = $2 and token is not null`,
    values: [relation, column],
  })
  const all = rows[0]?.rows ?? 0
  return { rows: all, tokens: new Map(rows.map(({ token, share }) => [token, share * all])) }
}
