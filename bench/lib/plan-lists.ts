import type pg from 'pg'
import {
  favoritesQuery,
  ownPlansQuery,
  type PlanFilters,
  plansOfQuery,
  publishedQuery,
} from '../../apps/server/src/features/plans/lists/lists.queries.ts'
import {
  advisedQuery,
  countsQuery,
  groupsQuery,
} from '../../apps/server/src/features/plans/signing/advised/advised.queries.ts'
import { firstId, lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { textPhrases, textQuery } from '../../apps/server/src/platform/search/tokens.ts'
import { viewerId } from './fill.ts'
import type { FilledPlans } from './fill-plans.ts'

const limit = 21
const searchFor = (typed: string) => ({ words: textQuery(typed) ?? '', phrases: textPhrases(typed) })
const published = (pool: pg.Pool, filters: PlanFilters, after?: readonly (string | number)[]) =>
  pool.query(publishedQuery(viewerId, filters, { sort: 'newest', after, limit }))

/** $1 viewer, $2 day, $3 moment, $4 any group. */
const signedByMe = [viewerId, '2026-11-29', '2026-11-29T08:00:00Z', null]

/** The lists of plans, read by the product's own queries. */
export const planLists: Record<string, (pool: pg.Pool, at: FilledPlans) => Promise<unknown>> = {
  'My plans': (pool) => pool.query({ ...ownPlansQuery(limit), values: [viewerId, viewerId, null, null] }),
  'Another person’s plans': (pool, at) =>
    pool.query({ ...plansOfQuery(limit), values: [viewerId, at.busyPlanner, null, null] }),
  'My favourite plans': (pool) => pool.query({ ...favoritesQuery(limit), values: [viewerId, lastId] }),
  'Plans of others': (pool) => published(pool, {}),
  'Plans of others, from the middle': (pool, at) => published(pool, {}, [at.middlePlan]),
  'Plans of others, most favourites first': (pool) =>
    pool.query(publishedQuery(viewerId, {}, { sort: 'favorite', after: undefined, limit })),
  'Plans of a rare kind': (pool) => published(pool, { learningType: 'service' }),
  'Plans of a rare field': (pool) => published(pool, { discipline: 'maritime' }),
  'Plans of a grade': (pool) => published(pool, { grade: 'high_2' }),
  'Plans that I sign, most urgent first': (pool) =>
    pool.query({ ...advisedQuery(limit), values: [...signedByMe, null, 0, '-infinity', firstId] }),
  'Counts of what they need': (pool) => pool.query({ ...countsQuery, values: signedByMe }),
  'Classes whose plans I sign': (pool) => pool.query({ ...groupsQuery, values: [viewerId] }),
  'Plans by words in all of them': (pool) => published(pool, searchFor('校園裡的鳥')),
  'Plans by rare words': (pool) => published(pool, searchFor('黑面琵鷺')),
}
