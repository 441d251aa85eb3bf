import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { mayBeRepeated } from './errors.ts'

/** The application's database, outside any transaction. */
export type Database = NodePgDatabase

/** The same inside a transaction. A function that takes one says: call me only as part of something larger. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of them, for a query that is right inside and outside a transaction. */
export type Queryable = Database | Transaction

/** Drizzle over a pool. It is told no tables: we write queries and do not use its relations. */
export function databaseOver(pool: Pool): Database {
  return drizzle({ client: pool, casing: 'snake_case' })
}

const mostAttempts = 3

/**
 * Runs `work` in one transaction: all of it is committed when the promise is fulfilled, nothing when it is rejected.
 *
 * After a deadlock or a failed serialization the database asks for a repetition, so `work` may run again: it must do nothing
 * that a rollback does not undo. Announce what happened (events, mail) after this function has answered.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === mostAttempts || !mayBeRepeated(error)) throw error
    }
  }
}
