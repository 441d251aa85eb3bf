import type { PostFilters } from '@learntrail/contract/posts/filters'
import type { PostMonths, PostPage, PostView } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { tagCodes } from '@learntrail/contract/tags/tags'
import type { Person } from '../../platform/access/person.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Written } from '../../platform/json/json-text.ts'
import { idKey } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { textAbsences, textPhrases, textQuery } from '../../platform/search/tokens.ts'
import { checkBelongs } from '../groups/index.ts'
import { isVisiblePerson } from '../people/index.ts'
import type { CardRow } from './cards/read-cards.queries.ts'
import { dateKey, ownKey } from './cursors.rules.ts'
import { exhibitedTo } from './exhibited.kind.ts'
import { postAs, postOf } from './posts.mapping.ts'
import { isNarrowed, type ListFilters, type ListOrder } from './posts.queries.ts'
import * as repository from './posts.repository.ts'

type GivenFilters = { [Name in keyof PostFilters]: PostFilters[Name] | undefined }

interface ListInput extends GivenFilters {
  view: PostView
  owner?: string | undefined
  as?: Viewer | undefined
  group?: string | undefined
  isPinned?: 'true' | undefined
  publishedFrom?: string | undefined
  publishedTo?: string | undefined
  cursor?: string | undefined
  limit: number
}

const keyForms = { published: idKey, date: dateKey, pinned: ownKey }

/** Returns a page of records that the person may see. */
export async function listPosts(platform: Platform, person: Person, input: ListInput): Promise<Written<PostPage>> {
  const { view, group, cursor, limit, as } = input
  const owner = input.owner ?? (view === 'mine' ? person.id : undefined)
  if (as !== undefined && owner !== person.id) refuseField('as', 'invalid')
  const isPinned = input.isPinned === 'true'
  const { publishedFrom, publishedTo } = input
  const inGroup = group === undefined ? {} : { group, isPinned, publishedFrom, publishedTo }
  const isExhibition = view === 'exhibition' && owner === undefined && group === undefined
  const exhibited = isExhibition ? exhibitedTo(platform.declared, '$1') : undefined
  const filters: ListFilters = { owner, as, exhibited, ...inGroup, ...filtersOf(input) }
  const order = orderOf(person, filters)
  const after = cursor === undefined ? undefined : decodeCursor<readonly (string | boolean)[]>(cursor, keyForms[order])
  if (owner !== undefined) await checkVisible(platform, person, owner)
  if (group !== undefined) await checkBelongs(platform, person, group)

  const rows = await listRows(platform, person, filters, { order, after, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, (row) => keyOf(row, order))
  const isWhole = after === undefined && nextCursor === null
  const months = () => (isWhole ? monthsIn(items) : monthsOf(platform, person, filters, items))
  return {
    items: items.map((row) => (as === undefined ? postOf(person, row) : postAs(row))),
    nextCursor,
    months: owner === undefined || group !== undefined ? [] : await months(),
  }
}

/** Counts one person's records in each month, over all months. */
export async function countMonths(
  platform: Platform,
  person: Person,
  input: GivenFilters & { owner?: string | undefined },
): Promise<PostMonths> {
  const { owner = person.id } = input
  await checkVisible(platform, person, owner)
  const months = await repository.countAllMonths(platform.pool, person.id, { owner, ...filtersOf(input) })
  return { total: months.reduce((sum, { count }) => sum + count, 0), months }
}

async function checkVisible(platform: Platform, person: Person, owner: string): Promise<void> {
  if (owner !== person.id && !(await isVisiblePerson(platform.pool, person.id, owner))) refuse('USER_NOT_FOUND')
}

/**
 * The caller's own records begin with the pinned ones, another person's are in order of the day of learning, all others
 * in order of publication. A narrowed list is by day, pinned or not: a person looking for something expects it at its
 * day.
 */
function orderOf(person: Person, filters: ListFilters): ListOrder {
  if (filters.owner === undefined || filters.group !== undefined) return 'published'
  return filters.owner === person.id && !isNarrowed(filters) ? 'pinned' : 'date'
}

function keyOf(row: CardRow, order: ListOrder): (string | boolean)[] {
  if (order === 'published') return [row.id]
  return order === 'date' ? [row.date, row.id] : [row.isPinned, row.date, row.id]
}

function listRows(
  platform: Platform,
  person: Person,
  filters: ListFilters,
  page: { order: ListOrder; after: readonly (string | boolean)[] | undefined; limit: number },
): Promise<CardRow[]> {
  const isAll = filters.owner === undefined && filters.group === undefined && filters.exhibited === undefined
  if (!isAll || isNarrowed(filters)) return repository.listPosts(platform, person.id, filters, page)
  return repository.listPublicPosts(platform, person.id, page.after?.[0]?.toString(), page.limit)
}

const monthOf = ({ date }: CardRow) => date.slice(0, 7)

/** For a list of which these records are only a part. */
function monthsOf(platform: Platform, person: Person, filters: ListFilters, items: CardRow[]) {
  return repository.countMonths(platform.pool, person.id, filters, [...new Set(items.map(monthOf))])
}

/** For a list that these records are all of, as for most people: no further query is needed. */
function monthsIn(items: CardRow[]): PostPage['months'] {
  const counts = new Map<string, number>()
  for (const month of items.map(monthOf)) counts.set(month, (counts.get(month) ?? 0) + 1)
  const months = [...counts].map(([month, count]) => ({ month, count }))
  return months.sort((one, other) => (one.month < other.month ? 1 : -1))
}

/** Returns the filters as the queries take them; refuses unknown tags. */
export function filtersOf({
  tags,
  customTags,
  classification,
  from,
  to,
  words,
}: GivenFilters): Omit<ListFilters, 'owner'> {
  return {
    tags: tagsOf(tags),
    customTags: listOf(customTags),
    classification,
    from,
    to,
    ...wordFilters(words),
  }
}

/** Returns the conditions for a record to be found by what was typed. */
export function wordFilters(words: string | undefined): Pick<ListFilters, 'words' | 'phrases' | 'absences'> {
  if (!words) return {}
  // Text of punctuation alone fits no record.
  return { words: textQuery(words) ?? '', phrases: textPhrases(words), absences: textAbsences(words) }
}

function listOf(list: string | undefined): string[] | undefined {
  const items = list?.split(',').map((item) => item.trim().normalize('NFC'))
  const given = [...new Set(items)].filter((item) => item !== '')
  return given.length === 0 ? undefined : given
}

function tagsOf(list: string | undefined): string[] | undefined {
  const tags = listOf(list)
  if (tags === undefined) return undefined
  const known: readonly string[] = tagCodes
  if (tags.some((tag) => !known.includes(tag))) refuseField('tags', 'invalid')
  return tags
}
