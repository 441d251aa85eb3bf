import type { Pool } from 'pg'
import type { Likes } from '../../people/index.ts'
import { likesSeen } from '../seen-counts.sql.ts'

export const ePortfolioLikes: Likes = { table: 'eportfolio_likes', key: 'eportfolio_id', of: 'eportfolios' }

/** Returns the number of likes that the viewer may see; undefined if there is no such e-portfolio. */
export async function countLikes(pool: Pool, viewer: string, ePortfolioId: string): Promise<number | undefined> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', 'liked')} as count from eportfolios liked where liked.id = $2`,
    [viewer, ePortfolioId],
  )
  return found.rows[0]?.count
}
