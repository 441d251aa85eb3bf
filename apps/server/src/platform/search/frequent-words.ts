import type { Pool } from 'pg'
import { perApplication } from '../per-application.ts'

/**
 * Where words are indexed, by the names in PostgreSQL's statistics: an index on an expression, or a column of a table.
 */
export interface IndexedWords {
  relation: string
  column: string
}

const keptForMs = 10 * 60_000

/** The number of rows, and the number of rows with each of the most common tokens. */
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
 * Estimates how many rows match a `tsquery` of `textQuery`, and of how many, from PostgreSQL's own statistics. Rare and
 * frequent words need different access paths, and PostgreSQL cannot choose: it plans a statement once for all words,
 * and planning for each takes longer than searching.
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
 * Returns whether scanning the rows in order until `most` match takes fewer steps than collecting all matches first;
 * one step of each takes about as long.
 */
export const isShorterToWalk = ({ rows, of }: Expected, most: number): boolean => rows * rows > most * of

/**
 * Returns the most rows that can match a `tsquery`: those of its rarest part. Tokens without statistics count as zero.
 */
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

/**
 * Returns frequencies cached for ten minutes, since they change slowly. A call that finds them outdated starts a
 * refresh without waiting for it.
 */
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
    // The array of shares ends with their minimum and maximum, which have no token.
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
