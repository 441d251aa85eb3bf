import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { notBlockedWith, personSummaryOf } from '../people/index.ts'
import { likesSeen } from './seen-counts.ts'

interface Like {
  commentId: string
  personId: string
}

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again, so that the count cannot
 * drift however often and from wherever it is sent. True when the like is new.
 */
export async function addLike(transaction: Transaction, { commentId, personId }: Like, likeId: string) {
  const changed = await transaction.execute(sql`
    with added as (
      insert into comment_likes (comment_id, person_id, like_id) values (${commentId}, ${personId}, ${likeId})
      on conflict do nothing returning 1)
    update comments set like_count = like_count + 1 where id = ${commentId} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Takes a like back, where there was one. */
export async function removeLike(transaction: Transaction, { commentId, personId }: Like): Promise<void> {
  await transaction.execute(sql`
    with removed as (
      delete from comment_likes where comment_id = ${commentId} and person_id = ${personId} returning 1)
    update comments set like_count = like_count - 1 where id = ${commentId} and exists (select 1 from removed)`)
}

/** As many as the viewer may see; undefined when the comment is gone. */
export async function countLikes(pool: Pool, viewer: string, commentId: string): Promise<number | undefined> {
  const found = await pool.query<{ count: number }>({
    name: 'comments-likes-count',
    text: `select ${likesSeen('$1', 'c')} as count from comments c where c.id = $2`,
    values: [viewer, commentId],
  })
  return found.rows[0]?.count
}

/** Who liked a comment, newest first, from after a like on; a block hides people from this list too. */
export async function listLikes(
  pool: Pool,
  viewer: string,
  commentId: string,
  page: { after: string; limit: number },
): Promise<{ likeId: string; person: PersonSummary }[]> {
  const found = await pool.query<{ likeId: string; person: PersonSummary }>({
    name: 'comments-likes',
    text: `select l.like_id as "likeId", ${personSummaryOf('a')} as person
      from comment_likes l join accounts a on a.id = l.person_id
      where l.comment_id = $2 and l.like_id < $3 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc limit $4`,
    values: [viewer, commentId, page.after, page.limit],
  })
  return found.rows
}
