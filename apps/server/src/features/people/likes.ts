import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { personSummaryOf } from './person-summary.ts'
import { notBlockedWith } from './visibility.ts'

/** Where people like the rows of a table, which counts them. None of these names comes from outside. */
export interface Likes {
  /** One row a like. */
  table: string
  /** Its column that names what is liked. */
  key: string
  /** The table of what is liked. */
  of: string
  /** Its column that counts; `like_count` where nothing is said. */
  counter?: string
}

/** What is liked, and by whom. */
interface Like {
  id: string
  personId: string
}

/**
 * Adds a like and counts it, in one statement: what was there already is not counted again, so that the count cannot
 * drift however often and from wherever it is sent. True when the like is new. `more` are the table's other columns.
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

/** Takes a like back; true where there was one. */
export async function removeLike(transaction: Transaction, likes: Likes, { id, personId }: Like): Promise<boolean> {
  const { table, key, of, counter } = namesOf(likes)
  const changed = await transaction.execute(sql`
    with removed as (delete from ${table} where ${key} = ${id} and person_id = ${personId} returning 1)
    update ${of} set ${counter} = ${counter} - 1 where id = ${id} and exists (select 1 from removed)`)
  return changed.rowCount === 1
}

/** Its names as SQL. */
export function namesOf({ table, key, of, counter = 'like_count' }: Likes) {
  const name = (word: string) => sql.identifier(word)
  return { table: name(table), key: name(key), of: name(of), counter: name(counter) }
}

/** Who liked something, newest first, a page at a time; a block hides people from this list too. */
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
      from ${table} l join accounts a on a.id = l.person_id
      where l.${key} = $2 and l.like_id < $3 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc ${limitTo(limits.pageSize + 1)}`,
    values: [viewer, id, after],
  })
  const { items, nextCursor } = pageOf(found.rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map(({ person }) => person), nextCursor }
}
