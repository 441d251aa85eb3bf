import type { PostFilters } from '@learntrail/contract/posts/filters'
import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundPage, FoundPost } from '@learntrail/contract/search/search'
import type { Pool } from 'pg'
import { z } from 'zod'
import { lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { expectedOf } from '../../../platform/search/frequent-words.ts'
import { marked, snippetOf, withMarks } from '../../../platform/search/marks.ts'
import { soundsOf } from '../../../platform/search/sounds.ts'
import type { SearchPage } from '../../../platform/search/sources.ts'
import { commentWordsFound, isSaidOften } from '../../comments/index.ts'
import { filtersOf } from '../list-posts.service.ts'
import { postWordsFound } from '../words/has-words.sql.ts'
import {
  beforeAll,
  countPostsQuery,
  type FoundKey,
  type FoundRow,
  findPostsQuery,
  goesOn,
  mostFound,
  patternsOf,
  type Wanted,
  waysTo,
} from './find-posts.queries.ts'
import { lookElsewhere } from './look-elsewhere.queries.ts'
import { tagsNamed } from './named-tags.rules.ts'
import type { Way } from './ways-to-posts.sql.ts'

const rank = z.int().min(-2_147_483_648).max(2_147_483_647)
const key = z.tuple([z.uuid(), rank, z.uuid()])
type Narrowed = { [Name in keyof Omit<PostFilters, 'words'>]: PostFilters[Name] | undefined }

/** Parses a search into what its queries need, with the number of records that its words are expected to find. */
export async function wantedOf(
  pool: Pool,
  keyword: string,
  narrowed: Narrowed = {},
  inTagsOnly = false,
): Promise<Wanted> {
  const { words, ...filters } = filtersOf({ ...narrowed, words: keyword })
  const sounds = soundsOf(keyword)
  const [expected, said] = await Promise.all([
    expectedOf(pool, postWordsFound, sounds?.query ?? words ?? ''),
    expectedOf(pool, commentWordsFound, words ?? ''),
  ])
  const isOftenSaid = isSaidOften(said)
  const parts = { patterns: patternsOf(keyword), named: tagsNamed(keyword), inTagsOnly, expected, isOftenSaid }
  if (sounds === undefined) return { ...filters, ...parts, words, isOfSounds: false }
  return { ...filters, ...parts, words: sounds.query, phrases: [], absences: [], isOfSounds: true }
}

/** Returns a page of the records that the viewer may see and that match the search. */
export async function findPosts(
  { pool }: Platform,
  viewer: string,
  { keyword, sortBy, cursor, limit }: SearchPage,
  narrowed: Narrowed = {},
  inTagsOnly = false,
): Promise<FoundPage> {
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
  const wanted = await wantedOf(pool, keyword, narrowed, inTagsOnly)
  const rows = await findRows(pool, viewer, wanted, { sortBy, after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const found = items.map((row) => foundOf(row, keyword, wanted))
  await lookElsewhere(pool, viewer, found, keyword)
  return {
    items: found,
    nextCursor: last ? nextOf(rows, last, limit, after) : null,
  }
}

async function findRows(
  pool: Pool,
  viewer: string,
  wanted: Wanted,
  page: { sortBy: SearchSort; after: FoundKey; limit: number },
): Promise<FoundRow[]> {
  const findBy = async (way: Way) => (await pool.query<FoundRow>(findPostsQuery(viewer, wanted, { ...page, way }))).rows
  return byWays(wanted, mostFound(page), findBy, ([first]) => first?.ranked ?? 0)
}

/** Returns what the first way finds, or the second if the first found fewer than `most`. */
async function byWays<Found>(
  wanted: Wanted,
  most: number,
  findBy: (way: Way) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<Found> {
  const [first, otherwise] = waysTo(wanted, most)
  const found = await findBy(first)
  return otherwise === undefined || countOf(found) >= most ? found : findBy(otherwise)
}

function nextOf(rows: FoundRow[], last: FoundRow, limit: number, [below]: FoundKey): string | null {
  if (rows.length > limit) return encodeCursor([below, last.rank, last.id])
  return goesOn(last) ? encodeCursor([last.last, beforeAll[1], lastId]) : null
}

function foundOf(row: FoundRow, keyword: string, wanted: Wanted): FoundPost {
  const { id, owner, title, date, likeCount, messageCount } = row
  return {
    kind: 'post',
    id,
    owner,
    date,
    likeCount,
    messageCount,
    title: marked(title, keyword),
    snippet: placeOf(row, keyword, wanted),
  }
}

/** Returns the first of the record's texts that has one of the words; tags come first where tags are searched. */
function placeOf(
  { text, tags, customTags, fileNames }: FoundRow,
  keyword: string,
  { named, inTagsOnly }: Wanted,
): FoundPost['snippet'] {
  const allTags = [...customTags, ...named.flatMap(({ code, name }) => (tags.includes(code) ? [name] : []))]
  const inText = { place: 'text' as const, ...snippetOf(text, keyword) }
  const inTags = { place: 'tags' as const, ...snippetOf(allTags.join('、'), keyword) }
  const inFiles = { place: 'files' as const, ...snippetOf(fileNames.join('、'), keyword) }
  const places = inTagsOnly ? [inTags, inText] : [inText, inTags, inFiles]
  const shown = places.find((one) => one.marks.length > 0) ?? inText
  return { place: shown.place, file: null, comment: null, ...withMarks(shown) }
}

/** Returns how many of the records that the viewer may see match, up to the number that is counted. */
export async function countPosts({ pool }: Platform, viewer: string, wanted: Wanted): Promise<number> {
  const countBy = async (way: Way) => {
    const { rows } = await pool.query<{ count: number }>(countPostsQuery(viewer, wanted, way))
    return rows[0]?.count ?? 0
  }
  return byWays(wanted, searchLimits.counted, countBy, (count) => count)
}
