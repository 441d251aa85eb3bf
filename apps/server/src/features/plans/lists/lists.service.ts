import type { PlanList, PlanSort } from '@learntrail/contract/plans/facts'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanCounts, PlanPage } from '@learntrail/contract/plans/plans'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isVisiblePerson } from '../../people/index.ts'
import { wordFilters } from '../../posts/index.ts'
import { withDoing } from '../doing/weeks-left.queries.ts'
import { countFavorites } from '../favorites/favorites.repository.ts'
import { type CardRow, cardOf } from '../plans.mapping.ts'
import * as repository from '../plans.repository.ts'
import { favoritesQuery, ownPlansQuery, plansOfQuery, publishedQuery } from './lists.queries.ts'

type Viewer = Pick<Person, 'id'>

interface Page {
  cursor?: string | undefined
  limit: number
}

const changedKey = z.tuple([z.iso.datetime(), z.uuid()])

/** Lists the person's own plans, their favourites, or the plans another person shows them. */
export async function listPlans(
  platform: Platform,
  person: Viewer,
  { list, user, ...page }: Page & { list: PlanList; user?: string | undefined },
): Promise<PlanPage> {
  if (list === 'favorites') {
    // Favourites are private.
    if (user !== undefined) refuseField('user', 'invalid')
    return listFavorites(platform, person, page)
  }
  return listOf(platform, person, user ?? person.id, page)
}

async function listOf(platform: Platform, person: Viewer, owner: string, { cursor, limit }: Page): Promise<PlanPage> {
  const after = cursor === undefined ? [null, null] : decodeCursor(cursor, changedKey)
  if (owner !== person.id && !(await isVisiblePerson(platform.pool, person.id, owner))) refuse('USER_NOT_FOUND')
  const listQuery = owner === person.id ? ownPlansQuery : plansOfQuery
  const query = { ...listQuery(limit + 1), values: [person.id, owner, ...after] }
  const { rows } = await platform.pool.query<CardRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ updatedAt, _id }) => [updatedAt.toISOString(), _id])
  const cards = items.map(cardOf)
  const isOwn = owner === person.id
  return { items: isOwn ? await withDoing(platform.pool, cards, dayIn(platform.clock.now())) : cards, nextCursor }
}

async function listFavorites({ pool }: Platform, person: Viewer, { cursor, limit }: Page): Promise<PlanPage> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const query = { ...favoritesQuery(limit + 1), values: [person.id, after] }
  const { rows } = await pool.query<CardRow & { favoriteId: string }>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ favoriteId }) => [favoriteId])
  return { items: items.map(({ favoriteId: _, ...row }) => cardOf(row)), nextCursor }
}

interface Search extends Page {
  words?: string | undefined
  discipline?: string | undefined
  learningType?: string | undefined
  grade?: string | undefined
  sort: PlanSort
}

const count = z.int().min(0).max(2_147_483_647)
const publishedKeys: Record<PlanSort, z.ZodType<readonly (string | number)[]>> = {
  newest: idKey,
  favorite: z.tuple([count, z.uuid()]),
}

/** Searches the plans that others have published. */
export async function searchPlans(platform: Platform, person: Viewer, input: Search): Promise<PlanPage> {
  const { words, discipline, learningType, grade, sort, cursor, limit } = input
  const after = cursor === undefined ? undefined : decodeCursor(cursor, publishedKeys[sort])
  const filters = { ...wordFilters(words), discipline, learningType, grade }
  const query = publishedQuery(person.id, filters, { sort, after, limit: limit + 1 })
  const { rows } = await platform.pool.query<CardRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ publishedId, favoritesInAll }) =>
    sort === 'newest' ? [publishedId ?? ''] : [favoritesInAll, publishedId ?? ''],
  )
  return { items: items.map(cardOf), nextCursor }
}

export async function countPlans({ db }: Platform, person: Viewer): Promise<PlanCounts> {
  const [mine, published, favorites] = await Promise.all([
    repository.countOf(db, person.id),
    repository.countShared(db, person.id),
    countFavorites(db, person.id),
  ])
  return { mine, published, favorites, limit: planLimits.plans }
}
