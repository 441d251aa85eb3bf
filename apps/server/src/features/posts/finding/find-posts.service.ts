import type { PostFilters } from '@learntrail/contract/posts/filters'
import type { FoundPage, FoundPost } from '@learntrail/contract/search/search'
import { z } from 'zod'
import { lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { marksIn, snippetOf } from '../../../platform/search/marks.ts'
import type { SearchPage, SearchSource } from '../../../platform/search/sources.ts'
import { filtersOf } from '../list-posts.service.ts'
import {
  countPostsQuery,
  type FoundKey,
  type FoundRow,
  findPostsQuery,
  goesOn,
  patternsOf,
  type Wanted,
} from './find-posts.queries.ts'
import { lookElsewhere } from './look-elsewhere.ts'

const rank = z.int().min(-2_147_483_648).max(2_147_483_647)
const key = z.tuple([z.uuid(), rank, z.uuid()])
const beforeAll: FoundKey = [lastId, 2_147_483_647, lastId]

type Narrowed = { [Name in keyof Omit<PostFilters, 'words'>]: PostFilters[Name] | undefined }

function wantedOf(keyword: string, narrowed: Narrowed = {}, inTagsOnly = false): Wanted {
  return { ...filtersOf({ ...narrowed, words: keyword }), patterns: patternsOf(keyword), inTagsOnly }
}

/** A page of the records that the viewer may see and that have what is searched for. */
export async function findPosts(
  { pool }: Platform,
  viewer: string,
  { keyword, sortBy, cursor, limit }: SearchPage,
  narrowed: Narrowed = {},
  inTagsOnly = false,
): Promise<FoundPage> {
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
  const wanted = wantedOf(keyword, narrowed, inTagsOnly)
  const { rows } = await pool.query<FoundRow>(findPostsQuery(viewer, wanted, { sortBy, after, limit: limit + 1 }))
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const found = items.map((row) => foundOf(row, keyword))
  await lookElsewhere(pool, viewer, found, keyword)
  return {
    items: found,
    nextCursor: last ? nextOf(rows, last, limit, after) : null,
  }
}

function nextOf(rows: FoundRow[], last: FoundRow, limit: number, [below]: FoundKey): string | null {
  if (rows.length > limit) return encodeCursor([below, last.rank, last.id])
  return goesOn(last) ? encodeCursor([last.last, beforeAll[1], lastId]) : null
}

function foundOf(row: FoundRow, keyword: string): FoundPost {
  const { id, owner, title, date, likeCount, messageCount } = row
  return {
    kind: 'post',
    ...{ id, owner, date, likeCount, messageCount },
    title: { text: title, marks: marksOf(title, keyword) },
    snippet: placeOf(row, keyword),
  }
}

const marksOf = (text: string, keyword: string) =>
  marksIn(text, keyword).map(([from, to]): [number, number] => [from, to])

/** The first of its texts that has one of the words. */
function placeOf({ text, customTags, fileNames }: FoundRow, keyword: string): FoundPost['snippet'] {
  const inText = snippetOf(text, keyword)
  const elsewhere = [
    { place: 'tags' as const, ...snippetOf(customTags.join('、'), keyword) },
    { place: 'files' as const, ...snippetOf(fileNames.join('、'), keyword) },
  ].find(({ marks }) => marks.length > 0)
  const {
    place,
    text: shown,
    marks,
  } = inText.marks.length > 0 || elsewhere === undefined ? { place: 'text' as const, ...inText } : elsewhere
  return { place, file: null, comment: null, text: shown, marks: marks.map(([from, to]) => [from, to]) }
}

async function countPosts({ pool }: Platform, viewer: string, wanted: Wanted): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(countPostsQuery(viewer, wanted))
  return rows[0]?.count ?? 0
}

export const postSearch: SearchSource = {
  category: 'portfolio',
  find: (platform, viewer, page) => findPosts(platform, viewer, page),
  count: (platform, viewer, keyword) => countPosts(platform, viewer, wantedOf(keyword)),
}

/** Records by their own tags. */
export const tagSearch: SearchSource = {
  category: 'tag',
  find: (platform, viewer, page) => findPosts(platform, viewer, page, {}, true),
  count: (platform, viewer, keyword) => countPosts(platform, viewer, wantedOf(keyword, {}, true)),
}
