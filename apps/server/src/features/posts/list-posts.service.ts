import type { PostPage, PostView } from '@learntrail/contract/posts/posts'
import { tagCodes } from '@learntrail/contract/posts/tags'
import type { Person } from '../../platform/access/person.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { isVisiblePerson } from '../people/index.ts'
import { dateKey, decodeCursor, idKey, ownKey, pageOf } from './cursors.ts'
import { postOf } from './posts.mapping.ts'
import type { ListFilters, ListOrder } from './posts.queries.ts'
import * as repository from './posts.repository.ts'

interface ListInput {
  view: PostView
  owner?: string | undefined
  group?: string | undefined
  tags?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
}

const emptyPage: PostPage = { items: [], nextCursor: null, months: [] }

const keyForms = { published: idKey, date: dateKey, pinned: ownKey }

/** A page of records that the person may see. */
export async function listPosts(platform: Platform, person: Person, input: ListInput): Promise<PostPage> {
  const { view, group, from, to, cursor, limit } = input
  const owner = input.owner ?? (view === 'mine' ? person.id : undefined)
  const order = orderOf(person, owner)
  const after = cursor === undefined ? undefined : decodeCursor<readonly (string | boolean)[]>(cursor, keyForms[order])
  const filters: ListFilters = { owner, tags: tagsOf(input.tags), from, to }
  if (owner !== undefined && owner !== person.id && !(await isVisiblePerson(platform.pool, person.id, owner))) {
    refuse('USER_NOT_FOUND')
  }
  // There are neither e-portfolios to exhibit nor groups yet.
  if (group !== undefined || (owner === undefined && view === 'exhibition')) return emptyPage

  const rows = await listRows(platform, person, filters, { order, after, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, (row) => keyOf(row, order))
  return {
    items: items.map((row) => postOf(person, row)),
    nextCursor,
    months: owner === undefined ? [] : await monthsOf(platform, person, filters, items),
  }
}

/** Mine begins with what I pinned, other people's by day of learning, everybody's by publication. */
function orderOf(person: Person, owner: string | undefined): ListOrder {
  if (owner === undefined) return 'published'
  return owner === person.id ? 'pinned' : 'date'
}

function keyOf(row: repository.PostRow, order: ListOrder): (string | boolean)[] {
  if (order === 'published') return [row.id]
  return order === 'date' ? [row.date, row.id] : [row.isPinned, row.date, row.id]
}

function listRows(
  platform: Platform,
  person: Person,
  filters: ListFilters,
  page: { order: ListOrder; after: readonly (string | boolean)[] | undefined; limit: number },
): Promise<repository.PostRow[]> {
  const isPlain = Object.values(filters).every((value) => value === undefined)
  if (!isPlain) return repository.listPosts(platform.pool, person.id, filters, page)
  return repository.listPublicPosts(platform.pool, person.id, page.after?.[0]?.toString(), page.limit)
}

function monthsOf(platform: Platform, person: Person, filters: ListFilters, items: repository.PostRow[]) {
  const months = [...new Set(items.map(({ date }) => date.slice(0, 7)))]
  return repository.countMonths(platform.pool, person.id, filters, months)
}

function tagsOf(list: string | undefined): string[] | undefined {
  const tags = list
    ?.split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  if (tags === undefined || tags.length === 0) return undefined
  const known: readonly string[] = tagCodes
  if (tags.some((tag) => !known.includes(tag))) refuseField('tags', 'invalid')
  return [...new Set(tags)]
}
