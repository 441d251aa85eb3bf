import { planLimits } from '@learntrail/contract/plans/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import type { Likes } from '../../people/index.ts'
import { favoritesSeen } from '../plans.queries.ts'
import { planFavorites } from '../plans.tables.ts'
import { visiblePlan } from '../visible.sql.ts'

export const planLikes: Likes = { table: 'plan_favorites', key: 'plan_id', of: 'plans', counter: 'favorite_count' }

/** Locks a person's favourites, so that the count stays right while one is added. */
export async function holdFavoritesOf(transaction: Transaction, personId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan favorites:${personId}`}, 0))`)
}

export async function isFavorite(db: Queryable, personId: string, planId: string): Promise<boolean> {
  const isIt = and(eq(planFavorites.personId, personId), eq(planFavorites.planId, planId))
  return (await db.$count(planFavorites, isIt)) > 0
}

/** Counts a person's favourites that they may still see, up to the limit. */
export async function countFavorites(db: Queryable, personId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from plan_favorites kept join plans plan on plan.id = kept.plan_id
        ${sql.raw(joinAccount('a', 'plan.owner_id'))} cross join (select ${personId}::uuid as id) v
      where kept.person_id = ${personId} and ${sql.raw(visiblePlan('v.id', 'plan', 'a'))}
      ${sql.raw(limitTo(planLimits.favorites))}) seen`)
  return rows[0]?.count ?? 0
}

/** Returns how many people favour a plan, as the viewer sees it. */
export async function countOfPlan(pool: Pool, viewer: string, planId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'plan-favorites',
    text: `select ${favoritesSeen('$1', 'plan')} as count from plans plan where plan.id = $2`,
    values: [viewer, planId],
  })
  return rows[0]?.count ?? 0
}
