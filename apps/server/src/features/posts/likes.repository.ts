import type { Pool } from 'pg'
import type { Likes } from '../people/index.ts'
import { likesSeen } from './seen-counts.sql.ts'

export const postLikes: Likes = { table: 'post_likes', key: 'post_id', of: 'posts' }

/** Counts the likes of a record that the viewer may see. */
export async function countLikes(pool: Pool, viewer: string, postId: string): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', 'liked')} as count from posts liked where liked.id = $2`,
    [viewer, postId],
  )
  return found.rows[0]?.count ?? 0
}
