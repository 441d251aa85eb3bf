import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import { likesSeen } from '../seen-counts.ts'

interface Like {
  ePortfolioId: string
  personId: string
}

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again. True when the like is new.
 */
export async function addLike(transaction: Transaction, { ePortfolioId, personId }: Like, at: Date): Promise<boolean> {
  const changed = await transaction.execute(sql`
    with added as (
      insert into eportfolio_likes (eportfolio_id, person_id, liked_at)
      values (${ePortfolioId}, ${personId}, ${at.toISOString()})
      on conflict do nothing returning 1)
    update eportfolios set like_count = like_count + 1 where id = ${ePortfolioId} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Takes a like back, where there was one. */
export async function removeLike(transaction: Transaction, { ePortfolioId, personId }: Like): Promise<void> {
  await transaction.execute(sql`
    with removed as (
      delete from eportfolio_likes where eportfolio_id = ${ePortfolioId} and person_id = ${personId} returning 1)
    update eportfolios set like_count = like_count - 1 where id = ${ePortfolioId} and exists (select 1 from removed)`)
}

/** As many as the viewer may see. */
export async function countLikes(pool: Pool, viewer: string, ePortfolioId: string): Promise<number | undefined> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', 'liked')} as count from eportfolios liked where liked.id = $2`,
    [viewer, ePortfolioId],
  )
  return found.rows[0]?.count
}
