import type { PersonSummary } from '@learntrail/contract/people/person'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundPage, FoundThing } from '@learntrail/contract/search/search'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { marked } from '../../../platform/search/marks.ts'
import type { SearchPage, SearchSource } from '../../../platform/search/sources.ts'
import { textAbsences, textPhrases, textQuery } from '../../../platform/search/tokens.ts'
import { joinAccount } from '../../accounts/index.ts'
import { commentsSeen } from '../../comments/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { commentedPebble, visiblePebble } from '../visibility.sql.ts'

interface Row {
  id: string
  owner: PersonSummary
  words: string
  messageCount: number
}

function conditionsOf(viewer: string, keyword: string) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [visiblePebble('$1', 'p', 'o'), `w.tokens @@ ${add(textQuery(keyword) ?? '')}::tsquery`]
  for (const phrase of textPhrases(keyword)) conditions.push(`strpos(w.phrases, ${add(phrase)}) > 0`)
  for (const absence of textAbsences(keyword)) conditions.push(`strpos(w.phrases, ${add(absence)}) = 0`)
  const source = `from pebble_words w join pebbles p on p.id = w.pebble_id ${joinAccount('o', 'p.owner_id')}`
  return { values, add, conditions, source }
}

/** Newest first: a line matches or does not, so there is no ranking. */
async function findPebbles({ pool }: Platform, viewer: string, page: SearchPage): Promise<FoundPage> {
  const { keyword, cursor, limit } = page
  const { values, add, conditions, source } = conditionsOf(viewer, keyword)
  const [before] = cursor === undefined ? ([lastId] as const) : decodeCursor(cursor, idKey)
  conditions.push(`p.id < ${add(before)}`)
  const { rows } = await pool.query<Row>({
    text: `select p.id, ${personSummaryOf('o')} as owner, p.words,
        ${commentsSeen('$1', commentedPebble, { id: 'p.id', counter: 'p.message_count' })} as "messageCount"
      ${source} where ${conditions.join(' and ')} order by p.id desc ${limitTo(limit + 1)}`,
    values,
  })
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id])
  return { items: items.map((row) => foundOf(row, keyword)), nextCursor }
}

const foundOf = ({ id, owner, words, messageCount }: Row, keyword: string): FoundThing => ({
  kind: 'pebble',
  id,
  owner,
  messageCount,
  likeCount: null,
  title: marked(words, keyword),
  snippet: { text: '', marks: [] },
})

async function countPebbles({ pool }: Platform, viewer: string, keyword: string): Promise<number> {
  const { values, conditions, source } = conditionsOf(viewer, keyword)
  const { rows } = await pool.query<{ count: number }>({
    text: `select count(*)::int as count from (select 1 ${source} where ${conditions.join(' and ')}
      ${limitTo(searchLimits.counted)}) found`,
    values,
  })
  return rows[0]?.count ?? 0
}

export const pebbleSearch: SearchSource = { category: 'pebble', find: findPebbles, count: countPebbles }
