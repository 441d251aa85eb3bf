import type pg from 'pg'
import { StatementNames } from './statement-names.ts'
import { type Statement, statementOf, Trip } from './trip.ts'

/** Of all connections of this process. */
export const usualNames = new StatementNames('in-transaction', { longest: 2_000 })

/**
 * A connection as long as a transaction lasts, for Drizzle. The way to the database and back costs more than most
 * statements do, so those that are asked for before the first of them is sent (`Promise.all`) travel together, and
 * BEGIN travels with the first. A transaction without a statement never travels. What is asked again is planned once a
 * connection (`StatementNames`).
 *
 * Only what needs nothing of each other may be asked for together: Drizzle does not keep the order. When one fails, the
 * database does none of those that travelled behind it, and they fail with the same error.
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
      // The trace leads to whoever asked, not to where the answer came in.
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
