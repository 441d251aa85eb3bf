import pg from 'pg'
import { perApplication } from '../per-application.ts'
import { asWork } from './current-work.ts'
import { statementOf, Trip } from './trip.ts'

/** With more in one trip, the first would wait too long for the last. */
const mostTogether = 16
/** Trips under way at once: enough to keep a small machine's database busy while the next reads gather. */
const mostUnderWay = 3

interface Asked {
  read: pg.QueryConfig
  resolve(result: pg.QueryResult): void
  reject(error: Error): void
}

/** The reads of one statement over one pool that are not sent yet. */
class Waiting {
  #name: string
  #pool: pg.Pool
  #asked: Asked[] = []
  #underWay = 0
  #isLeaving = false

  constructor(name: string, pool: pg.Pool) {
    this.#name = name
    this.#pool = pool
  }

  add(asked: Asked): void {
    this.#asked.push(asked)
    this.#leaveSoon()
  }

  /** Waits until everything that has arrived at this moment was processed: calls of many people come in together. */
  #leaveSoon(): void {
    if (this.#isLeaving || this.#underWay >= mostUnderWay) return
    this.#isLeaving = true
    setImmediate(() => {
      this.#isLeaving = false
      const together = this.#asked.splice(0, mostTogether)
      if (together.length > 0) void this.#travel(together)
      if (this.#asked.length > 0) this.#leaveSoon()
    })
  }

  async #travel(together: Asked[]): Promise<void> {
    this.#underWay += 1
    try {
      // Counts as a kind of work of its own, since it serves many calls.
      const client = await asWork(this.#name, () => this.#pool.connect())
      const failure = await travel(client, this.#pool, together)
      client.release(isOfStatement(failure) ? undefined : failure)
    } catch (error) {
      for (const { reject } of together) reject(error as Error)
    } finally {
      this.#underWay -= 1
      if (this.#asked.length > 0) this.#leaveSoon()
    }
  }
}

/** Sends the reads in one trip; resolves to the first error, if any. */
async function travel(client: pg.PoolClient, pool: pg.Pool, together: Asked[]): Promise<Error | undefined> {
  let failure: Error | undefined
  const statements = together.map(({ read: { values = [], ...config }, resolve, reject }) =>
    statementOf(config, values, (error, result) => {
      if (!error) resolve(result)
      else if (error !== failure) {
        failure = error
        reject(error)
      }
      // The database has not run what was sent behind the failed one, so it is asked again alone.
      else pool.query(config, values).then(resolve, reject)
    }),
  )
  await new Promise<void>((resolve) => client.query(new Trip(statements, resolve) as unknown as pg.Submittable))
  return failure
}

/** The connection remains usable after such an error. */
const isOfStatement = (failure: Error | undefined) =>
  failure instanceof pg.DatabaseError && failure.severity === 'ERROR'

const byPool = perApplication(() => new Map<string, Waiting>())

/**
 * Runs a statement that reads few rows by an index. The round trip costs more than such a statement, so reads with the
 * same name that arrive at the same moment travel together; each gets its own result or error. Different statements
 * never share a trip: a read that waits for a lock delays only reads that need the same one. A statement without a name
 * travels alone.
 */
export function quickRead<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  read: pg.QueryConfig<unknown[]>,
): Promise<pg.QueryResult<Row>> {
  const { name } = read
  if (name === undefined) return pool.query<Row>(read)
  const byName = byPool(pool)
  const waiting = byName.get(name) ?? new Waiting(name, pool)
  byName.set(name, waiting)
  return new Promise((resolve, reject) => {
    waiting.add({ read, resolve: (result) => resolve(result as pg.QueryResult<Row>), reject })
  })
}
