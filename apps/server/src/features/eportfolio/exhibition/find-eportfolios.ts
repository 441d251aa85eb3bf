import type { PersonSummary } from '@learntrail/contract/people/person'
import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundPage, FoundThing, MarkedText } from '@learntrail/contract/search/search'
import { z } from 'zod'
import { lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { marked, snippetOf, withMarks } from '../../../platform/search/marks.ts'
import type { SearchPage, SearchSource } from '../../../platform/search/sources.ts'
import { textAbsences, textPhrases, textQuery } from '../../../platform/search/tokens.ts'
import { personSummaryOf } from '../../people/index.ts'
import { fromEPortfolios, visibleEPortfolio } from '../eportfolio.queries.ts'
import { discussionsSeen, likesSeen } from '../seen-counts.ts'
import { documentTextOf } from './index-eportfolio.ts'

interface Row {
  id: string
  owner: PersonSummary
  title: string
  summary: string
  text: string
  customTags: string[]
  documentText: string | null
  likeCount: number
  messageCount: number
  rank: number
}

/** What is exhibited, and one's own: a link that somebody was given is for them alone. */
const isListed = `(e.owner_id = $1 or e.visibility = 'exhibition') and ${visibleEPortfolio('$1', 'e', 'a')}`

/** By how well it fits: what is said in the title first. */
const ranks: Record<SearchSort, (phrases: readonly string[]) => string> = {
  fit: (titled) => `(${titled.map((one) => `strpos(lower(e.title), ${one}) > 0`).join(' and ') || 'false'})::int`,
  time: () => '0',
  likes: () => 'e.like_count',
}

function conditionsOf(viewer: string, keyword: string) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [isListed, `w.tokens @@ ${add(textQuery(keyword) ?? '')}::tsquery`]
  for (const phrase of textPhrases(keyword)) conditions.push(`strpos(w.phrases, ${add(phrase)}) > 0`)
  for (const absence of textAbsences(keyword)) conditions.push(`strpos(w.phrases, ${add(absence)}) = 0`)
  const source = `${fromEPortfolios} join eportfolio_words w on w.eportfolio_id = e.id`
  return { values, add, conditions, source }
}

const key = z.tuple([z.int().min(0), z.uuid()])
const beforeAll = [2_000_000_000, lastId] as const

async function findEPortfolios({ pool }: Platform, viewer: string, page: SearchPage): Promise<FoundPage> {
  const { keyword, sortBy, cursor, limit } = page
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
  const { values, add, conditions, source } = conditionsOf(viewer, keyword)
  const [rank, id] = after.map((part) => add(part))
  const words = sortBy === 'fit' ? keyword.toLowerCase().split(/\s+/).filter(Boolean) : []
  const isRanked = ranks[sortBy](words.map((word) => add(word)))
  const text = `with fitting as (select e.id, ${isRanked} as rank ${source} where ${conditions.join(' and ')})
    select e.id, ${personSummaryOf('a')} as owner, e.title, e.summary, e.text, e.custom_tags as "customTags",
      ${documentTextOf('e')} as "documentText", ${likesSeen('$1', 'e')} as "likeCount",
      ${discussionsSeen('$1', 'e')} as "messageCount", fitting.rank
    from fitting join eportfolios e on e.id = fitting.id join accounts a on a.id = e.owner_id
    where (fitting.rank, fitting.id) < (${rank}::int, ${id}::uuid)
    order by fitting.rank desc, fitting.id desc ${limitTo(limit + 1)}`
  const { rows } = await pool.query<Row>({ text, values })
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.rank, row.id])
  return { items: items.map((row) => foundOf(row, keyword)), nextCursor }
}

function foundOf(row: Row, keyword: string): FoundThing {
  const { id, owner, title, likeCount, messageCount } = row
  return {
    kind: 'ePortfolio',
    ...{ id, owner, likeCount, messageCount },
    title: marked(title, keyword),
    snippet: placeOf(row, keyword),
  }
}

/** The first of its texts that has one of the words; its beginning where the title alone has them. */
function placeOf({ summary, text, customTags, documentText }: Row, keyword: string): MarkedText {
  const texts = [summary, text, documentText ?? '', customTags.join('、')]
  const pieces = texts.map((one) => snippetOf(one, keyword))
  const shown = pieces.find((piece) => piece.marks.length > 0) ?? pieces.find((piece) => piece.text !== '')
  return withMarks(shown ?? { text: '', marks: [] })
}

async function countEPortfolios({ pool }: Platform, viewer: string, keyword: string): Promise<number> {
  const { values, conditions, source } = conditionsOf(viewer, keyword)
  const { rows } = await pool.query<{ count: number }>({
    text: `select count(*)::int as count from (select 1 ${source} where ${conditions.join(' and ')}
      ${limitTo(searchLimits.counted)}) found`,
    values,
  })
  return rows[0]?.count ?? 0
}

export const ePortfolioSearch: SearchSource = { category: 'ePortfolio', find: findEPortfolios, count: countEPortfolios }
