import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { inside } from './current-work.ts'
import { isOutdatedPlan, mayBeRepeated } from './errors.ts'
import { TransactionClient, usualNames } from './transaction-client.ts'

/** The application's database, outside any transaction. */
export type Database = NodePgDatabase & { $client: Pool }

/** The database inside a transaction. A function that takes one must be called as part of a larger change. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Either of them, for queries that are correct inside and outside a transaction. */
export type Queryable = Database | Transaction

/** Returns Drizzle over a pool. It gets no schema: we write queries and do not use its relations. */
export function databaseOver(pool: Pool): Database {
  return drizzle({ client: pool, casing: 'snake_case' })
}

const mostAttempts = 3

/**
 * Runs a statement as the driver does; a named one is planned once per connection. In a transaction, statements run in
 * the order in which they were asked for.
 */
export type StatementClient = Pick<TransactionClient, 'query'>

const clients = new WeakMap<object, StatementClient>()

/**
 * Returns where to send a library's statements, or our own that must keep their order and still travel together. Throws
 * for a nested transaction.
 */
export function clientOf(queryable: Queryable): StatementClient {
  const client = clients.get(queryable)
  if (client !== undefined) return client
  if ('$client' in queryable) return queryable.$client
  throw new Error('A nested transaction has no connection of its own')
}

/**
 * Sends the last statement of a transaction together with its COMMIT instead of waiting for the answer. If it fails,
 * the commit fails with the same error. The result is final only after the commit, so await it only once the
 * transaction is over.
 */
export function withCommit(transaction: Transaction, last: QueryConfig, values: unknown[]): Promise<QueryResult> {
  // Queued by now: anything asked for later is sent after it.
  const answer = clientOf(transaction).query(last, values)
  answer.catch(() => undefined)
  return answer
}

const stepsAfter = new WeakMap<object, (() => void)[]>()

/**
 * Runs a small step of this process (dropping a cache, waking a worker) after the transaction has committed, and never
 * after a rollback; at once outside a transaction. It is lost if the process ends in between: anything that must happen
 * is a job or an event. A step that throws undoes nothing and is reported as a process warning.
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
 * Runs `work` in one transaction: everything is committed when the promise is fulfilled, nothing when it is rejected.
 *
 * `work` is tried up to three times: after a deadlock or a serialization failure, and after another node's migration
 * has outdated a prepared plan. It must therefore do nothing that a rollback does not undo. Ask for independent
 * statements together (`Promise.all`): they travel to the database in one trip (`TransactionClient`). `work` must not
 * wait for anything else (storage, a second connection). Steps of this process belong after the commit (`afterCommit`);
 * effects elsewhere are events (`platform/events`).
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

/** Returns Drizzle over a connection, made once per connection because it caches the names of columns. */
function over(pooled: PoolClient): OneConnection {
  const known = overClients.get(pooled)
  if (known !== undefined) return known
  const client = new TransactionClient(pooled)
  const opened = { client, drizzle: drizzle({ client: client as unknown as PoolClient, casing: 'snake_case' }) }
  overClients.set(pooled, opened)
  return opened
}

/**
 * Runs one attempt. The connection is taken and given back here, because Drizzle would keep one that breaks before its
 * first statement.
 */
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
