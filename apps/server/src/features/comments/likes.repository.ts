import type { Pool } from 'pg'
import type { Likes } from '../people/index.ts'
import { likesSeen } from './seen-counts.sql.ts'

export const commentLikes: Likes = { table: 'comment_likes', key: 'comment_id', of: 'comments' }

/** Returns the number of likes visible to the viewer; undefined if the comment is gone. */
export async function countLikes(pool: Pool, viewer: string, commentId: string): Promise<number | undefined> {
  const found = await pool.query<{ count: number }>({
    name: 'comments-likes-count',
    text: `select ${likesSeen('$1', 'c')} as count from comments c where c.id = $2`,
    values: [viewer, commentId],
  })
  return found.rows[0]?.count
}
