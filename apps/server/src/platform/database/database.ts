import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { inside } from './current-work.ts'
import { mayBeRepeated } from './errors.ts'

/** The application's database, outside any transaction. */
export type Database = NodePgDatabase & { $client: Pool }

/** The same inside a transaction. A function that takes one says: call me only as part of something larger. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

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
 * that a rollback does not undo. It waits for nobody else (no store, no second connection). Announce what happened (events,
 * mail) after this function has answered.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db.$client, work)
    } catch (error) {
      if (attempt === mostAttempts || !mayBeRepeated(error)) throw error
    }
  }
}

/** With a connection taken and given back here: Drizzle would keep one that breaks before its first statement. */
async function once<Result>(pool: Pool, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await drizzle({ client, casing: 'snake_case' }).transaction((transaction) =>
      inside(pool, () => work(transaction)),
    )
  } finally {
    client.release()
  }
}
