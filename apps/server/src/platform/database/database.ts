import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { inside } from './current-work.ts'
import { isOutdatedPlan, mayBeRepeated } from './errors.ts'
import { TransactionClient, usualNames } from './transaction-client.ts'

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

/** Takes a statement as the driver does: with its name it is planned once a connection. In a transaction in order of asking. */
export type StatementClient = Pick<TransactionClient, 'query'>

const clients = new WeakMap<object, StatementClient>()

/** Where the statements of a library go, or ours that have to keep their order and still travel together. */
export function clientOf(queryable: Queryable): StatementClient {
  const client = clients.get(queryable)
  if (client !== undefined) return client
  if ('$client' in queryable) return queryable.$client
  throw new Error('A transaction inside a transaction has no connection of its own')
}

/**
 * Lets the last statements of a transaction travel with its COMMIT instead of waiting for their answers. When one fails, so
 * does the commit, with the same error. What it answers counts only once the transaction is over, so it may only be awaited
 * then.
 */
export function withCommit(transaction: Transaction, last: QueryConfig, values: unknown[]): Promise<QueryResult> {
  // It has left by now: whatever is asked for later comes behind it.
  const answer = clientOf(transaction).query(last, values)
  answer.catch(() => undefined)
  return answer
}

const stepsAfter = new WeakMap<object, (() => void)[]>()

/**
 * Does a small step of this process (a cache forgets, a waiting worker wakes) once the transaction is committed, and never
 * when it is rolled back; at once outside a transaction. A process that ends in between does not do it: what has to happen
 * is a job or an event. A step that throws undoes nothing and is reported as a warning of the process.
 */
export function afterCommit(transaction: Queryable, step: () => void): void {
  const steps = stepsAfter.get(transaction)
  if (steps === undefined) step()
  else steps.push(step)
}

function takeSteps(steps: (() => void)[]): void {
  for (const step of steps) {
    try {
      step()
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }
}

/**
 * Runs `work` in one transaction: all of it is committed when the promise is fulfilled, nothing when it is rejected.
 *
 * After a deadlock or a failed serialization the database asks for a repetition, and after a migration of another node for
 * another plan, so `work` may run again: it must do nothing that a rollback does not undo. Statements that need nothing of
 * each other are asked for together (`Promise.all`): they travel to the database as one (`TransactionClient`). `work` waits
 * for nobody else (no store, no second connection). What the process does about the change comes after the commit
 * (`afterCommit`), what others do about it is an event (`platform/events`).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db.$client, work)
    } catch (error) {
      const isOutdated = isOutdatedPlan(error)
      if (isOutdated) usualNames.renew()
      if (attempt === mostAttempts || !(isOutdated || mayBeRepeated(error))) throw error
    }
  }
}

interface OneConnection {
  client: TransactionClient
  drizzle: NodePgDatabase
}

const overClients = new WeakMap<PoolClient, OneConnection>()

/** One for each connection, as long as it is open: it remembers what the columns are called. */
function over(pooled: PoolClient): OneConnection {
  const known = overClients.get(pooled)
  if (known !== undefined) return known
  const client = new TransactionClient(pooled)
  const opened = { client, drizzle: drizzle({ client: client as unknown as PoolClient, casing: 'snake_case' }) }
  overClients.set(pooled, opened)
  return opened
}

/** With a connection taken and given back here: Drizzle would keep one that breaks before its first statement. */
async function once<Result>(pool: Pool, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const pooled = await pool.connect()
  const steps: (() => void)[] = []
  try {
    const { client, drizzle } = over(pooled)
    const result = await drizzle.transaction((transaction) => {
      stepsAfter.set(transaction, steps)
      clients.set(transaction, client)
      return inside(pool, () => work(transaction))
    })
    takeSteps(steps)
    return result
  } finally {
    pooled.release()
  }
}
