import type { PlanSort } from '@learntrail/contract/plans/facts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { hasWords } from '../../../platform/search/ranked-search.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { closenessOf, isShown } from '../../people/index.ts'
import { joinProfile, peopleInGrade } from '../../profiles/index.ts'
import { planCard } from '../plans.queries.ts'
import { fromPlans, publishedToThem, sharedPlan, tellsOwner, visiblePlan } from '../visible.sql.ts'

const changedBefore = `($3::timestamptz is null or (plan.updated_at, plan.id) < ($3::timestamptz, $4::uuid))`
const changedLast = 'order by plan.updated_at desc, plan.id desc'

/**
 * $1 viewer, $2 owner, $3–4 cursor. An owner's plans as the viewer sees them, last changed first, without plans that do
 * not show their owner.
 */
export const plansOfQuery = (limit: number) => ({
  name: `plans-of-${limit}`,
  text: `select ${planCard} ${fromPlans} where plan.owner_id = $2 and ${tellsOwner('$1', 'plan')} and ${sharedPlan('$1', 'plan', 'a')}
      and ${changedBefore} ${changedLast} ${limitTo(limit)}`,
})

/** Same parameters, with $2 the viewer: their own plans, and those they are a member of or invited to. */
export const ownPlansQuery = (limit: number) => ({
  name: `plans-own-${limit}`,
  text: `select ${planCard} ${fromPlans} where plan.id = any(array(
        select own.id from plans own where own.owner_id = $2
        union all select m.plan_id from plan_members m where m.person_id = $2))
      and (plan.owner_id = $1 or a.deleted_at is null) and ${changedBefore} ${changedLast} ${limitTo(limit)}`,
})

/** $1 viewer, $2 cursor. The viewer's favourites that they may still see, newest favourite first. */
export const favoritesQuery = (limit: number) => ({
  name: `plan-favorites-${limit}`,
  text: `select ${planCard}, kept.favorite_id as "favoriteId"
    from plan_favorites kept join plans plan on plan.id = kept.plan_id ${joinAccount('a', 'plan.owner_id')}
    where kept.person_id = $1 and kept.favorite_id < $2 and ${visiblePlan('$1', 'plan', 'a')}
    order by kept.favorite_id desc ${limitTo(limit)}`,
})

export interface PlanFilters {
  /** A `tsquery`. The empty one, from words without any token, matches no plan. */
  words?: string | undefined
  /** Phrases the text must contain verbatim, and phrases it must not contain. */
  phrases?: string[] | undefined
  absences?: string[] | undefined
  discipline?: string | undefined
  learningType?: string | undefined
  grade?: string | undefined
}

/** The owner is in the grade and shows it to the viewer. Selecting the grade's people first keeps the lookups few. */
const isInGrade = (grade: string) => `(plan.owner_id in (${peopleInGrade(grade)})
  and exists (select 1 from (select 1) one ${joinProfile}
    cross join lateral (select ${closenessOf('$1')} as closeness offset 0) viewer
    where ${isShown('grade', 'viewer.closeness')}))`

/** Columns of each order; every order has an index. */
const orders = {
  newest: ['plan.published_id'],
  favorite: ['plan.favorite_count', 'plan.published_id'],
} as const satisfies Record<PlanSort, readonly string[]>

/** Looks owners up one by one: a page is short, and the planner would read them all where a subject has few plans. */
const fromFewPlans = `from plans plan cross join lateral (
  select owner.* ${fromAccounts('owner', 'plan.owner_id')} offset 0) a`

/** Returns the query for a page of plans published by others that the viewer may see, after a key of the order. */
export function publishedQuery(
  viewer: string,
  filters: PlanFilters,
  page: { sort: PlanSort; after: readonly (string | number)[] | undefined; limit: number },
): { text: string; values: unknown[] } {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [publishedToThem('$1', 'plan', 'a')]
  let source: string = fromFewPlans
  if (filters.words !== undefined) {
    source += ' join plan_words w on w.plan_id = plan.id'
    conditions.push(...hasWords(add, { ...filters, words: filters.words }))
  }
  if (filters.discipline !== undefined) conditions.push(`plan.disciplines @> array[${add(filters.discipline)}::text]`)
  if (filters.learningType !== undefined)
    conditions.push(`plan.learning_types @> array[${add(filters.learningType)}::text]`)
  if (filters.grade !== undefined) conditions.push(isInGrade(add(filters.grade)))
  const columns = orders[page.sort]
  if (page.after !== undefined) {
    const key = page.after.map((part) => `${add(part)}::${typeof part === 'number' ? 'int' : 'uuid'}`)
    conditions.push(`(${columns.join(', ')}) < (${key.join(', ')})`)
  }
  const order = columns.map((column) => `${column} desc`).join(', ')
  const text = `select ${planCard} ${source} where ${conditions.join(' and ')} order by ${order} ${limitTo(page.limit)}`
  return { text, values }
}
