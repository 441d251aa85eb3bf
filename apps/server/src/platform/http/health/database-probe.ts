import pg from 'pg'
import { sharedLook } from './shared-look.ts'

/** Time limit for connecting, and again for the query. */
const patienceMs = 900
/** How long an answer is reused. */
const sharedMs = 1_000

/**
 * Asks the database on a connection of its own, so that the answer is true even while calls hold all others or the
 * database is frozen. One query at a time: callers in the meantime, or within a second, get the same answer.
 */
export class DatabaseProbe {
  #pool: pg.Pool
  /** Resolves to whether the database answers. */
  readonly answers: () => Promise<boolean>

  /** Probes the database of `pool`. */
  constructor({ options }: pg.Pool) {
    const { host, port, user, database, connectionString, ssl } = options
    this.#pool = new pg.Pool({
      host,
      port,
      user,
      database,
      connectionString,
      ssl,
      password: options.password,
      // `options` may set the schema.
      options: options.options,
      application_name: 'learntrail health',
      max: 1,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    // A connection that breaks while idle is noticed by the next query.
    this.#pool.on('error', () => undefined)
    // Connecting and querying have limits of their own, which come before this one.
    this.answers = sharedLook(() => this.#pool.query('select 1'), { patienceMs: 2 * patienceMs + 200, sharedMs })
  }

  /** Runs a small query about the state of the database; resolves to no rows if it does not answer in time. */
  async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    if (!(await this.answers())) return []
    return this.#pool.query<Row>(text).then(
      ({ rows }) => rows,
      () => [],
    )
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
