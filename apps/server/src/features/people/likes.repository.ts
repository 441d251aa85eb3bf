import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import { personSummaryOf } from './person-summary.sql.ts'
import { notBlockedWith } from './visibility.sql.ts'

/** Tables of the likes of one kind of thing and of the thing, which counts them. No name comes from outside. */
export interface Likes {
  /** Table with one row per like. */
  table: string
  /** Its column with the id of what is liked. */
  key: string
  /** Table of what is liked. */
  of: string
  /** Its counter column; `like_count` by default. */
  counter?: string
}

/** What is liked, and by whom. */
interface Like {
  id: string
  personId: string
}

/**
 * Adds a like and counts it in one statement. A repeated like is not counted again, so the counter cannot drift.
 * `more` holds values of the table's other columns. Returns true when the like is new.
 */
export async function addLike(
  transaction: Transaction,
  likes: Likes,
  { id, personId }: Like,
  more: Record<string, string>,
): Promise<boolean> {
  const { table, key, of, counter } = namesOf(likes)
  const columns = sql.join([key, ...Object.keys(more).map((name) => sql.identifier(name)), sql`person_id`], sql`, `)
  const values = sql.join([...[id, ...Object.values(more), personId].map((value): SQL => sql`${value}`)], sql`, `)
  const changed = await transaction.execute(sql`
    with added as (insert into ${table} (${columns}) values (${values}) on conflict do nothing returning 1)
    update ${of} set ${counter} = ${counter} + 1 where id = ${id} and exists (select 1 from added)`)
  return changed.rowCount === 1
}

/** Removes a like and lowers the counter; true when there was one. */
export async function removeLike(transaction: Transaction, likes: Likes, { id, personId }: Like): Promise<boolean> {
  const { table, key, of, counter } = namesOf(likes)
  const changed = await transaction.execute(sql`
    with removed as (delete from ${table} where ${key} = ${id} and person_id = ${personId} returning 1)
    update ${of} set ${counter} = ${counter} - 1 where id = ${id} and exists (select 1 from removed)`)
  return changed.rowCount === 1
}

/** Returns the names as SQL identifiers. */
export function namesOf({ table, key, of, counter = 'like_count' }: Likes) {
  const name = (word: string) => sql.identifier(word)
  return { table: name(table), key: name(key), of: name(of), counter: name(counter) }
}

/** Returns a page of the people who liked something, newest first, without those blocked from the viewer. */
export async function readLikers(
  pool: Pool,
  viewer: string,
  { table, key }: Likes,
  id: string,
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const found = await pool.query<{ likeId: string; person: PersonSummary }>({
    name: `likers-${table}`,
    text: `select l.like_id as "likeId", ${personSummaryOf('a')} as person
      from ${table} l ${joinAccount('a', 'l.person_id')}
      where l.${key} = $2 and l.like_id < $3 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc ${limitTo(limits.pageSize + 1)}`,
    values: [viewer, id, after],
  })
  const { items, nextCursor } = pageOf(found.rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map(({ person }) => person), nextCursor }
}
