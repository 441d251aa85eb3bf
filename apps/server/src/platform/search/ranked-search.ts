import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { MarkedText } from '@learntrail/contract/search/search'
import type { Pool } from 'pg'
import { z } from 'zod'
import { lastId } from '../paging/by-id.ts'
import { decodeCursor, pageOf } from '../paging/cursor.ts'
import { limitTo } from '../paging/limit.ts'
import { snippetOf, withMarks } from './marks.ts'
import { soundsOf } from './sounds.ts'
import type { SearchPage } from './sources.ts'
import { textAbsences, textPhrases, textQuery } from './tokens.ts'

/** Adds a value to a statement and returns its parameter, such as `$3`. */
type Add = (value: unknown) => string

interface Words {
  /** A `tsquery`. */
  words: string
  /** Phrases that must occur literally, and phrases that must not. */
  phrases?: readonly string[] | undefined
  absences?: readonly string[] | undefined
}

/** Returns SQL conditions on the row `w` of words; all of them must hold. */
export const hasWords = (add: Add, { words, phrases = [], absences = [] }: Words): string[] => [
  `w.tokens @@ ${add(words)}::tsquery`,
  ...phrases.map((phrase) => `strpos(w.phrases, ${add(phrase)}) > 0`),
  ...absences.map((absence) => `strpos(w.phrases, ${add(absence)}) = 0`),
]

/** A kind of thing with a title, an owner and a table of words, as SQL in which `$1` is the viewer. */
interface Ranked {
  /** Alias of the thing's row, and its columns of title and likes. */
  row: string
  title: string
  likes: string
  /** FROM clause of the search: the row, its owner's account `a` and its words `w`. */
  from: string
  /** Joins for reading a page by `fitting.id`: the row and the account. */
  read: string
  isSeen: string
  /** Columns read per item, besides `id` and `rank`. */
  columns: string
}

const key = z.tuple([z.int().min(0), z.uuid()])
const beforeAll = [2_000_000_000, lastId] as const

/**
 * Returns a search for things by their words. `sortBy` is `fit` (matches in the title first), `time` (newest first) or
 * `likes` (most liked first).
 */
export function rankedSearch<Row extends { id: string; rank: number }>(of: Ranked) {
  const ranks: Record<SearchSort, (titled: readonly string[]) => string> = {
    fit: (titled) => `(${titled.map((one) => `strpos(lower(${of.title}), ${one}) > 0`).join(' and ') || 'false'})::int`,
    time: () => '0',
    likes: () => of.likes,
  }

  function fitting(viewer: string, keyword: string) {
    const values: unknown[] = [viewer]
    const add: Add = (value) => `$${values.push(value)}`
    const sounds = soundsOf(keyword)
    const words =
      sounds === undefined
        ? hasWords(add, {
            words: textQuery(keyword) ?? '',
            phrases: textPhrases(keyword),
            absences: textAbsences(keyword),
          })
        : // Many words sound alike; only a match in the title is meaningful.
          [...hasWords(add, { words: sounds.query }), `${of.title} ~ ${add(sounds.written)}`]
    return { values, add, source: `${of.from} where ${[of.isSeen, ...words].join(' and ')}` }
  }

  async function find(pool: Pool, viewer: string, { keyword, sortBy, cursor, limit }: SearchPage) {
    const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
    const { values, add, source } = fitting(viewer, keyword)
    const [rank, id] = after.map((part) => add(part))
    const words = sortBy === 'fit' ? keyword.toLowerCase().split(/\s+/).filter(Boolean) : []
    const isRanked = ranks[sortBy](words.map((word) => add(word)))
    const text = `with fitting as (select ${of.row}.id, ${isRanked} as rank ${source})
      select ${of.row}.id, ${of.columns}, fitting.rank from fitting ${of.read}
      where (fitting.rank, fitting.id) < (${rank}::int, ${id}::uuid)
      order by fitting.rank desc, fitting.id desc ${limitTo(limit + 1)}`
    const { rows } = await pool.query<Row>({ text, values })
    return pageOf(rows, limit, (row) => [row.rank, row.id])
  }

  async function count(pool: Pool, viewer: string, keyword: string): Promise<number> {
    const { values, source } = fitting(viewer, keyword)
    const { rows } = await pool.query<{ count: number }>({
      text: `select count(*)::int as count from (select 1 ${source} ${limitTo(searchLimits.counted)}) found`,
      values,
    })
    return rows[0]?.count ?? 0
  }

  return { find, count }
}

/** Returns a snippet of the first text with a match, or of the first non-empty text if only the title matches. */
export function firstPlaceOf(texts: readonly string[], keyword: string): MarkedText {
  const pieces = texts.map((one) => snippetOf(one, keyword))
  const shown = pieces.find((piece) => piece.marks.length > 0) ?? pieces.find((piece) => piece.text !== '')
  return withMarks(shown ?? { text: '', marks: [] })
}
