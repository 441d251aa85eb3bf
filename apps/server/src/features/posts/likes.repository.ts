import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { notBlockedWith, personSummaryOf } from '../people/index.ts'
import { likesSeen } from './seen-counts.ts'

export interface Like {
  postId: string
  personId: string
  likeId: string
  /** Whose record it is: likes are listed for those who received them as well. */
  ownerId: string
}

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again, so that the count cannot
 * drift however often and from wherever it is sent. True when the like is new.
 */
export async function addLike(transaction: Transaction, like: Like): Promise<boolean> {
  const changed = await transaction.execute(sql`
    with added as (
      insert into post_likes (post_id, person_id, like_id, post_owner_id)
      values (${like.postId}, ${like.personId}, ${like.likeId}, ${like.ownerId})
      on conflict do nothing returning 1)
    update posts set like_count = like_count + 1 where id = ${like.postId} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Takes a like back, where there was one. */
export async function removeLike(
  transaction: Transaction,
  { postId, personId }: Pick<Like, 'postId' | 'personId'>,
): Promise<void> {
  await transaction.execute(sql`
    with removed as (
      delete from post_likes where post_id = ${postId} and person_id = ${personId} returning 1)
    update posts set like_count = like_count - 1 where id = ${postId} and exists (select 1 from removed)`)
}

/** As many as the viewer may see. */
export async function countLikes(pool: Pool, viewer: string, postId: string): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', 'liked')} as count from posts liked where liked.id = $2`,
    [viewer, postId],
  )
  return found.rows[0]?.count ?? 0
}

/** Who liked a record, newest first, from after a like on; a block hides people from this list too. */
export async function listLikes(
  pool: Pool,
  viewer: string,
  postId: string,
  page: { after: string; limit: number },
): Promise<{ likeId: string; person: PersonSummary }[]> {
  const found = await pool.query<{ likeId: string; person: PersonSummary }>({
    name: 'likes-post',
    text: `select l.like_id as "likeId", ${personSummaryOf('a')} as person
      from post_likes l join accounts a on a.id = l.person_id
      where l.post_id = $2 and l.like_id < $3 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc limit $4`,
    values: [viewer, postId, page.after, page.limit],
  })
  return found.rows
}
