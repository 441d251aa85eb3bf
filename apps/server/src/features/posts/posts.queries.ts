import { privacy } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { nextDayIn, startOfDay } from '../../platform/clock/taipei.ts'
import { firstIdOf } from '../../platform/ids/ids.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { rowsOf } from '../../platform/paging/rows-of.ts'
import { joinAccount } from '../accounts/index.ts'
import type { CardForm } from './cards/card-columns.sql.ts'
import { messagesSeen } from './seen-counts.sql.ts'
import { visibleInGroup, visiblePost, visiblePostAs, visiblePublicPost } from './visibility.sql.ts'
import { hasPhrase, hasWords } from './words/has-words.sql.ts'

/* The SQL of what every screen reads; $1 is always the viewer. The benchmark runs these same texts. */

const from = `from posts p ${joinAccount('a', 'p.owner_id')}`

/** One record. $1 viewer, $2 id. */
export const onePostQuery = (card: CardForm) => ({
  name: `post-${card.name}`,
  text: `select ${card.columns} ${from} where p.id = $2 and ${visiblePost('$1', 'p', 'a')}`,
})

/** What decides on an action on a record. $1 viewer, $2 id. */
export const reachPostQuery = {
  name: 'post-reach',
  text: `select p.id, p.owner_id as "ownerId", ${messagesSeen('$1', 'p')} as "messageCount" ${from}
    where p.id = $2 and ${visiblePost('$1', 'p', 'a')}`,
}

/**
 * The public records, newest first. $1 viewer, $2 cursor (all ones for the first page). The limit is in the text, see
 * `limitTo`.
 */
export const publicFeedQuery = (limit: number, card: CardForm) => ({
  name: `posts-public-${card.name}-${limit}`,
  text: `select ${card.columns} ${from}
    where p.id < $2 and ${visiblePublicPost('$1', 'p', 'a')}
    order by p.id desc ${limitTo(limit)}`,
})

export interface ListFilters {
  /** Records of one person. */
  owner?: string | undefined
  /** Records in one group. */
  group?: string | undefined
  /** SQL of the exhibited records (`exhibitedTo`). */
  exhibited?: string | undefined
  /** Pinned records of the group. */
  isPinned?: boolean | undefined
  /** First and last day of publication, for records of a group. */
  publishedFrom?: string | undefined
  publishedTo?: string | undefined
  /** Shows the viewer's own records as this kind of viewer sees them. */
  as?: Viewer | undefined
  tags?: string[] | undefined
  customTags?: string[] | undefined
  classification?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** A `tsquery`; the empty one, from words that cannot be searched, matches no record. */
  words?: string | undefined
  /** Phrases that a record must contain literally, and phrases that it must not. */
  phrases?: string[] | undefined
  absences?: string[] | undefined
}

/** Whether filters narrow a list, apart from its owner, its group or being exhibited. */
export function isNarrowed({ owner, group, isPinned, exhibited: _, ...filters }: ListFilters): boolean {
  if (group !== undefined && (owner !== undefined || isPinned)) return true
  return Object.values(filters).some((value) => value !== undefined)
}

interface Statement {
  /** Only for statements that recur; rare combinations of filters are planned with their values. */
  name?: string
  text: string
  values: unknown[]
}

/**
 * Records by their places in a group or an exhibition, which are in order of publication. Without other filters the
 * places drive the join: merged with all records, a group that has been quiet would read everything published since.
 */
function fromPlaces({ group, isPinned: _, exhibited = '', ...others }: ListFilters): string {
  const places = group === undefined ? `(${exhibited})` : 'post_groups'
  const isMore = Object.values(others).some((value) => value !== undefined)
  if (isMore) return `${from} join ${places} it on it.post_id = p.id`
  return `from ${places} it cross join lateral (select * from posts where id = it.post_id offset 0) p
    ${joinAccount('a', 'p.owner_id')}`
}

const hasPlaces = ({ group, exhibited }: ListFilters) => group !== undefined || exhibited !== undefined

/** Collects the conditions of a list and the values of their parameters. */
function conditionsOf(viewer: string, filters: ListFilters) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions: string[] = []
  if (filters.group !== undefined) {
    conditions.push(`it.group_id = ${add(filters.group)}`, `p.privacy = ${privacy.group}`)
    conditions.push(visibleInGroup('$1', 'it', 'a'))
    if (filters.isPinned) conditions.push('it.pinned_at is not null')
    if (filters.owner !== undefined) conditions.push(`p.owner_id = ${add(filters.owner)}`)
    const { publishedFrom: first, publishedTo: last } = filters
    if (first !== undefined) conditions.push(`it.post_id >= ${add(firstIdOf(startOfDay(first)))}`)
    if (last !== undefined) conditions.push(`it.post_id < ${add(firstIdOf(nextDayIn(startOfDay(last))))}`)
  } else if (filters.exhibited !== undefined) conditions.push(visiblePost('$1', 'p', 'a'))
  else if (filters.owner === undefined) conditions.push(visiblePublicPost('$1', 'p', 'a'))
  else if (filters.as !== undefined) conditions.push('p.owner_id = $1', visiblePostAs(filters.as, 'p', 'a'))
  else if (filters.owner === viewer) conditions.push('p.owner_id = $1')
  else conditions.push(`p.owner_id = ${add(filters.owner)}`, visiblePost('$1', 'p', 'a'))
  if (filters.tags !== undefined) conditions.push(`p.tags @> ${add(filters.tags)}::text[]`)
  if (filters.customTags !== undefined) conditions.push(`p.custom_tags @> ${add(filters.customTags)}::text[]`)
  if (filters.classification !== undefined) conditions.push(`p.classification = ${add(filters.classification)}`)
  if (filters.words !== undefined) {
    // Joined rather than looked up per record: the planner chooses whether the words or the order come first.
    conditions.push(hasWords('w', add(filters.words)))
    for (const phrase of filters.phrases ?? []) conditions.push(hasPhrase('w', add(phrase)))
    for (const absence of filters.absences ?? []) conditions.push(`not ${hasPhrase('w', add(absence))}`)
  }
  if (filters.from !== undefined) conditions.push(`p.date >= ${add(filters.from)}::date`)
  if (filters.to !== undefined) conditions.push(`p.date <= ${add(filters.to)}::date`)
  const words = filters.words === undefined ? '' : ' join post_words w on w.post_id = p.id'
  const source = `${hasPlaces(filters) ? fromPlaces(filters) : from}${words}`
  return { values, add, conditions, source }
}

export type ListOrder = 'published' | 'date' | 'pinned'

const orders: Record<ListOrder, { columns: string[]; types: string[] }> = {
  published: { columns: ['p.id'], types: ['uuid'] },
  date: { columns: ['p.date', 'p.id'], types: ['date', 'uuid'] },
  pinned: { columns: ['p.is_pinned', 'p.date', 'p.id'], types: ['boolean', 'date', 'uuid'] },
}

/** Returns the statement for a page of a list, after a key of its order. */
export function listQuery(
  viewer: string,
  filters: ListFilters,
  page: { order: ListOrder; after: readonly (string | boolean)[] | undefined; limit: number },
  card: CardForm,
): Statement {
  const { values, add, conditions, source } = conditionsOf(viewer, filters)
  const { columns, types } = orders[page.order]
  if (page.after !== undefined) {
    const key = page.after.map((part, index) => `${add(part)}::${types[index]}`)
    conditions.push(`(${columns.join(', ')}) < (${key.join(', ')})`)
    if (hasPlaces(filters)) conditions.push(`it.post_id < ${key.at(-1)}`)
  }
  const order = hasPlaces(filters) ? 'it.post_id desc' : columns.map((column) => `${column} desc`).join(', ')
  const text = `select ${card.columns} ${source} where ${conditions.join(' and ')} order by ${order} ${limitTo(page.limit)}`
  const where = page.after === undefined ? 'first' : 'next'
  const name = `posts-${page.order}-${whoseOf(viewer, filters)}-${where}-${card.name}-${page.limit}`
  return isNarrowed(filters) ? { text, values } : { name, text, values }
}

function whoseOf(viewer: string, { owner, group, exhibited }: ListFilters): string {
  if (group !== undefined) return 'group'
  if (exhibited !== undefined) return 'exhibited'
  if (owner === undefined) return 'all'
  return owner === viewer ? 'mine' : 'one'
}

/** Counts the records of a list in each of these months (`2026-11`). */
export function monthsQuery(viewer: string, filters: ListFilters, months: string[]): Statement {
  const { values, add, conditions, source } = conditionsOf(viewer, filters)
  const starts = add(months.map((month) => `${month}-01`))
  const text = `select to_char(m.start, 'YYYY-MM') as month, (
      select count(*)::int ${source}
      where p.date >= m.start and p.date < (m.start + interval '1 month')::date and ${conditions.join(' and ')}) as count
    from ${rowsOf(starts, 'date')} as m(start) order by m.start desc`
  return isNarrowed(filters) ? { text, values } : { name: `posts-months-${whoseOf(viewer, filters)}`, text, values }
}

/** Lists every month with records of a list, newest first, with their number. */
export function allMonthsQuery(viewer: string, filters: ListFilters & { owner: string }): Statement {
  const { values, conditions, source } = conditionsOf(viewer, filters)
  const text = `select to_char(date_trunc('month', p.date), 'YYYY-MM') as month, count(*)::int as count ${source}
    where ${conditions.join(' and ')} group by 1 order by 1 desc`
  return { text, values }
}

/** The ids of all records of an owner that pass the filters, by day of learning, newest first. */
export function ownIdsQuery(owner: string, filters: Omit<ListFilters, 'owner'>): Statement {
  const { values, conditions, source } = conditionsOf(owner, { ...filters, owner })
  const text = `select p.id ${source} where ${conditions.join(' and ')} order by p.date desc, p.id desc`
  return { text, values }
}
