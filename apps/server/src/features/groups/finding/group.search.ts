import type { GroupSummary } from '@learntrail/contract/groups/group'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundGroup, FoundPage } from '@learntrail/contract/search/search'
import { z } from 'zod'
import { firstId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { marked } from '../../../platform/search/marks.ts'
import { hasSounds, soundsOf } from '../../../platform/search/sounds.ts'
import type { SearchPage, SearchSource } from '../../../platform/search/sources.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { groupSummaryOf, summaryOf } from '../group-summary.sql.ts'
import { listedGroup } from '../visibility.sql.ts'

/** At most this many matching groups are ranked. */
const rankedAtMost = 2_000

function conditionsOf(viewer: string, keyword: string) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const source = 'from group_search n join groups g on g.id = n.group_id'
  const sounds = soundsOf(keyword)
  if (sounds !== undefined) {
    const conditions = [listedGroup('$1', 'g'), ...hasSounds(sounds, add), `n.names ~ ${add(sounds.folded)}`]
    return { values, add, conditions, source, first: '' }
  }
  const words = typedWords(keyword).flatMap(({ text, ...how }) =>
    (how.isExact ? [text] : text.split(' ')).map((word) => ({ text: word, ...how })),
  )
  const wanted = words.filter(({ isUnwanted }) => !isUnwanted)
  const conditions = [listedGroup('$1', 'g')]
  const tokens = [...new Set(wanted.flatMap(({ text }) => nameQueryTokens(text)))]
  conditions.push(wanted.length > 0 ? `n.tokens @> ${add(tokens)}::text[]` : 'false')
  for (const { text, isUnwanted } of words)
    conditions.push(`${isUnwanted ? 'not' : ''} (strpos(n.names, ${add(text)}) > 0)`)
  return { values, add, conditions, source, first: wanted[0]?.text ?? '' }
}

const key = z.tuple([z.int().min(0).max(9), z.int().min(0), z.uuid()])
const beforeAll = [9, 2_000_000_000, firstId] as const

/** Returns a page of groups: the viewer's own first, then names that begin with the keyword, then larger groups. */
async function searchGroups({ pool }: Platform, viewer: string, page: SearchPage): Promise<FoundPage> {
  const { keyword, cursor, limit } = page
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
  const { values, add, conditions, source, ...typed } = conditionsOf(viewer, keyword)
  const first = add(typed.first)
  const [rank, size, id] = after.map((part) => add(part))
  const text = `with ranked as materialized (
      select g.id, g.member_count as size,
        2 * exists (select 1 from group_members m where m.group_id = g.id and m.account_id = $1)::int
          + (${first}::text <> '' and starts_with(n.names, ${first}))::int as rank
      ${source} where ${conditions.join(' and ')} ${limitTo(rankedAtMost)})
    select ${groupSummaryOf('$1', 'g')}, r.rank, r.size from ranked r join groups g on g.id = r.id
    where (-r.rank, -r.size, r.id) > (-${rank}::int, -${size}::int, ${id}::uuid)
    order by r.rank desc, r.size desc, r.id ${limitTo(limit + 1)}`
  const { rows } = await pool.query<GroupSummary & { rank: number; size: number }>({ text, values })
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.rank, row.size, row.id])
  return { items: items.map((row) => foundOf(summaryOf(row), keyword)), nextCursor }
}

const foundOf = (group: GroupSummary, keyword: string): FoundGroup => ({
  kind: 'group',
  group,
  name: marked(group.name, keyword),
  handle: marked(group.handle, keyword),
})

async function countGroups({ pool }: Platform, viewer: string, keyword: string): Promise<number> {
  const { values, conditions, source } = conditionsOf(viewer, keyword)
  const { rows } = await pool.query<{ count: number }>({
    text: `select count(*)::int as count from (select 1 ${source} where ${conditions.join(' and ')}
      ${limitTo(searchLimits.counted)}) found`,
    values,
  })
  return rows[0]?.count ?? 0
}

/** Finds listed groups by any part of their names and IDs. */
export const groupSearchSource: SearchSource = { category: 'group', find: searchGroups, count: countGroups }
