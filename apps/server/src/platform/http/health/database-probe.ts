import pg from 'pg'
import { sharedLook } from './shared-look.ts'

/** Connecting may take so long, and so may the question. */
const patienceMs = 900
/** So long an answer holds for whoever asks next. */
const sharedMs = 1_000

/**
 * Asks the database on a connection of its own, so that it hears what is true also while calls hold all others or the
 * database is frozen. One question at a time: whoever calls meanwhile, or within a second, gets the same answer.
 */
export class DatabaseProbe {
  #pool: pg.Pool
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>

  /** For the database that `pool` is for. */
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
      // The schema may be said there.
      options: options.options,
      application_name: 'learntrail health',
      max: 1,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    // What breaks while nobody asks is found out by whoever asks next.
    this.#pool.on('error', () => undefined)
    // Connecting and asking have their own ends, which come before this one.
    this.answers = sharedLook(() => this.#pool.query('select 1'), { patienceMs: 2 * patienceMs + 200, sharedMs })
  }

  /** A small question about the state of things; no rows where the database does not answer in time. */
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
