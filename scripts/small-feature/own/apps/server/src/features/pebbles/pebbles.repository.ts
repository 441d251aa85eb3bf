import type { Pebble } from '@learntrail/contract/pebbles/pebbles'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { friendsOf } from '../people/index.ts'
import { onePebbleQuery, pebblesQuery } from './pebbles.queries.ts'
import { pebbles } from './pebbles.tables.ts'

export type PebbleRow = Omit<Pebble, 'laidAt' | 'can'> & { laidAt: Date }

export async function findPebble(pool: Pool, viewer: string, id: string): Promise<PebbleRow | undefined> {
  return (await pool.query<PebbleRow>({ ...onePebbleQuery, values: [viewer, id] })).rows[0]
}

/** Returns pebbles of the viewer and their friends before an id, newest first. */
export async function listPebbles(pool: Pool, viewer: string, before: string, limit: number): Promise<PebbleRow[]> {
  return (await pool.query<PebbleRow>({ ...pebblesQuery(limit), values: [viewer, before] })).rows
}

/** Returns false if the owner has already laid one with this client id. */
export async function insertPebble(transaction: Transaction, pebble: typeof pebbles.$inferInsert): Promise<boolean> {
  const added = await transaction.insert(pebbles).values(pebble).onConflictDoNothing().returning({ id: pebbles.id })
  return added.length > 0
}

export async function findLaid(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(pebbles.ownerId, ownerId), eq(pebbles.clientId, clientId))
  const [found] = await db.select({ id: pebbles.id }).from(pebbles).where(isIt)
  return found?.id
}

/** Returns false if the owner has no pebble with this id. */
export async function deletePebble(transaction: Transaction, ownerId: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(pebbles.ownerId, ownerId), eq(pebbles.id, id))
  return (await transaction.delete(pebbles).where(isTheirs).returning({ id: pebbles.id })).length > 0
}

export async function listFriendIds(transaction: Transaction, personId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select friend.id from (${withValues(friendsOf('$1'), personId)}) friend order by friend.id`,
  )
  return rows.map(({ id }) => id)
}
