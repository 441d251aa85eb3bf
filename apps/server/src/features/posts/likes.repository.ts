import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { notBlockedWith, personSummaryOf } from '../people/index.ts'
import { likesSeen } from './seen-counts.ts'

/** What can be liked: its table, the table of its likes and the column that points back. */
const likeables = {
  post: { table: 'posts', likes: 'post_likes', key: 'post_id' },
  message: { table: 'messages', likes: 'message_likes', key: 'message_id' },
  reply: { table: 'replies', likes: 'reply_likes', key: 'reply_id' },
} as const
export type Likeable = keyof typeof likeables

export interface Like {
  subjectId: string
  personId: string
  likeId: string
  /** Whose it is. */
  ownerId: string
}

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again, so that the count cannot
 * drift however often and from wherever it is sent. True when the like is new.
 */
export async function addLike(transaction: Transaction, of: Likeable, like: Like): Promise<boolean> {
  const { table, likes, key } = names(of)
  // Likes of records are listed for those who received them as well.
  const [column, owner] = of === 'post' ? [sql`, post_owner_id`, sql`, ${like.ownerId}`] : [sql``, sql``]
  const changed = await transaction.execute(sql`
    with added as (
      insert into ${likes} (${key}, person_id, like_id${column})
      values (${like.subjectId}, ${like.personId}, ${like.likeId}${owner})
      on conflict do nothing returning 1)
    update ${table} set like_count = like_count + 1 where id = ${like.subjectId} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Takes a like back; true when there was one. */
export async function removeLike(
  transaction: Transaction,
  of: Likeable,
  like: Pick<Like, 'subjectId' | 'personId'>,
): Promise<boolean> {
  const { table, likes, key } = names(of)
  const changed = await transaction.execute(sql`
    with removed as (
      delete from ${likes} where ${key} = ${like.subjectId} and person_id = ${like.personId} returning 1)
    update ${table} set like_count = like_count - 1 where id = ${like.subjectId} and exists (select 1 from removed)`)
  return changed.rowCount === 1
}

/** As many as the viewer may see. */
export async function countLikes(pool: Pool, viewer: string, of: Likeable, subjectId: string): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select ${likesSeen('$1', of, 'liked')} as count from ${likeables[of].table} liked where liked.id = $2`,
    [viewer, subjectId],
  )
  return found.rows[0]?.count ?? 0
}

/** Who liked something, newest first, from after a like on; a block hides people from this list too. */
export async function listLikes(
  pool: Pool,
  viewer: string,
  of: Likeable,
  subjectId: string,
  page: { after: string; limit: number },
): Promise<{ likeId: string; person: PersonSummary }[]> {
  const { likes, key } = likeables[of]
  const found = await pool.query<{ likeId: string; person: PersonSummary }>({
    name: `likes-${of}`,
    text: `select l.like_id as "likeId", ${personSummaryOf('a')} as person
      from ${likes} l join accounts a on a.id = l.person_id
      where l.${key} = $2 and l.like_id < $3 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc limit $4`,
    values: [viewer, subjectId, page.after, page.limit],
  })
  return found.rows
}

function names(of: Likeable) {
  const { table, likes, key } = likeables[of]
  return { table: sql.identifier(table), likes: sql.identifier(likes), key: sql.identifier(key) }
}
