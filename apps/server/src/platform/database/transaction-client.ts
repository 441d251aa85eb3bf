import type pg from 'pg'
import { StatementNames } from './statement-names.ts'
import { type Statement, statementOf, Trip } from './trip.ts'

/** Shared by all connections of this process. */
export const usualNames = new StatementNames('in-transaction', { longest: 2_000 })

/**
 * A connection during a transaction, for Drizzle. A round trip costs more than most statements, so statements asked for
 * before the first of them is sent (`Promise.all`) travel together, and BEGIN travels with the first. A transaction
 * without statements never reaches the database. Repeated statements are planned once per connection
 * (`StatementNames`).
 *
 * Ask only for independent statements together: Drizzle does not keep their order. If one fails, the database runs none
 * of those behind it in the same trip, and they fail with the same error.
 */
export class TransactionClient {
  #client: pg.PoolClient
  #names: StatementNames
  #begin: pg.QueryConfig | undefined
  #waiting: Statement[] = []
  #isOnTheWay = false

  constructor(client: pg.PoolClient, names = usualNames) {
    this.#client = client
    this.#names = names
  }

  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (config.text.startsWith('begin')) {
      this.#begin = config
      return nothing
    }
    const isEnd = config.text === 'commit' || config.text === 'rollback'
    if (isEnd && this.#begin !== undefined && this.#waiting.length === 0) {
      this.#begin = undefined
      return nothing
    }
    try {
      return await new Promise((resolve, reject) => {
        const settled = (error: Error | null | undefined, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result)
        this.#waiting.push(statementOf(this.#names.named(config), values, settled))
        if (!this.#isOnTheWay) this.#sendSoon()
      })
    } catch (error) {
      // The stack shows the caller, not where the answer came in.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  #sendSoon(): void {
    this.#isOnTheWay = true
    process.nextTick(() => {
      const statements = this.#waiting
      this.#waiting = []
      if (this.#begin !== undefined) statements.unshift(statementOf(this.#begin, [], () => undefined))
      this.#begin = undefined
      this.#client.query(new Trip(statements, () => this.#isBack()) as unknown as pg.Submittable)
    })
  }

  #isBack(): void {
    this.#isOnTheWay = false
    if (this.#waiting.length > 0) this.#sendSoon()
  }
}

const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult
