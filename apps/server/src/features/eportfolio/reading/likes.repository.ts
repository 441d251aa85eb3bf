import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import { likesSeen } from '../seen-counts.ts'

/** What is liked: an e-portfolio, or something said about it. */
export interface Liked {
  eportfolioId: string
  discussionId: string | null
}

const referenceOf = ({ eportfolioId, discussionId }: Liked) => discussionId ?? eportfolioId
const tableOf = ({ discussionId }: Liked) => (discussionId === null ? 'eportfolios' : 'eportfolio_discussions')

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again. True when the like is new.
 */
export async function addLike(transaction: Transaction, liked: Liked, personId: string, at: Date): Promise<boolean> {
  const reference = referenceOf(liked)
  const changed = await transaction.execute(sql`
    with added as (
      insert into eportfolio_likes (eportfolio_id, discussion_id, reference_id, person_id, liked_at)
      values (${liked.eportfolioId}, ${liked.discussionId}, ${reference}, ${personId}, ${at.toISOString()})
      on conflict do nothing returning 1)
    update ${sql.identifier(tableOf(liked))} set like_count = like_count + 1
    where id = ${reference} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Takes a like back, where there was one. */
export async function removeLike(transaction: Transaction, liked: Liked, personId: string): Promise<void> {
  const reference = referenceOf(liked)
  await transaction.execute(sql`
    with removed as (
      delete from eportfolio_likes where reference_id = ${reference} and person_id = ${personId} returning 1)
    update ${sql.identifier(tableOf(liked))} set like_count = like_count - 1
    where id = ${reference} and exists (select 1 from removed)`)
}

/** As many as the viewer may see. */
export async function countLikes(pool: Pool, viewer: string, liked: Liked): Promise<number | undefined> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', 'liked')} as count from ${tableOf(liked)} liked where liked.id = $2`,
    [viewer, referenceOf(liked)],
  )
  return found.rows[0]?.count
}
