import pg from 'pg'
import { ConnectionShares, type Share } from './connection-shares.ts'
import { currentWork, isInside } from './current-work.ts'
import type { DatabaseLog } from './log.ts'

/** How long work of a kind may keep a connection busy; milliseconds. */
export interface TimeLimits {
  /** For a connection that is free. */
  connect: number
  /** For one statement, and within it for a lock. */
  statement: number
  lock: number
  /** Between two statements of a transaction. */
  idleInTransaction: number
  /** From taking a connection to giving it back, as we see it: a database that is frozen ends nothing by itself. */
  held: number
}

/** Calls that somebody waits for. */
export const requestLimits: TimeLimits = {
  connect: 2_000,
  statement: 10_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  held: 12_000,
}

/** Work in the background; nobody waits, and some of it is long. */
export const jobLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 30_000,
  idleInTransaction: 60_000,
  held: 600_000,
}

export interface PoolOptions {
  limits?: TimeLimits
  /** Told when a transaction asks its own pool for a second connection: under load it would wait for itself. */
  onNested?: (problem: Error) => void
}

/** A pool of connections with what every one of them must know. */
export function openPool(connection: pg.PoolConfig, log: DatabaseLog, options: PoolOptions = {}): pg.Pool {
  const {
    limits = requestLimits,
    onNested = (problem) => log.error({ err: problem }, 'a transaction asks for another connection'),
  } = options
  const pool = new SharedPool(
    {
      application_name: 'learntrail',
      max: 10,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      ...connection,
      onConnect: async (client) => {
        // While a connection is in use nobody else listens: one that breaks in a transaction would end the process, although
        // the query under way fails by itself.
        client.on('error', (error) => {
          // A pool that closes does not wait for the other side; a server that is stopped next says so on the way.
          if (!pool.ending) log.warn({ err: error }, 'a database connection broke while it was in use')
        })
        await client.query(
          `set timezone to 'UTC'; set statement_timeout to ${limits.statement}; set lock_timeout to ${limits.lock};
           set idle_in_transaction_session_timeout to ${limits.idleInTransaction}`,
        )
      },
    },
    { limits, onNested, log },
  )
  // A connection that breaks while nobody uses it (the database restarts) would otherwise end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke; the pool opens a new one'))
  return pool
}

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

const lookEveryMs = 1_000
const farewellMs = 2_000

/** A pool in which no kind of work takes all connections, and none is held for ever. */
class SharedPool extends pg.Pool {
  #shares: ConnectionShares
  #limits: TimeLimits
  #onNested: (problem: Error) => void
  #log: DatabaseLog
  #held = new Map<pg.PoolClient, number>()
  #look: NodeJS.Timeout

  constructor(config: pg.PoolConfig, { limits, onNested, log }: Required<PoolOptions> & { log: DatabaseLog }) {
    super(config)
    this.#log = log
    this.#shares = new ConnectionShares(config.max ?? 10)
    this.#limits = limits
    this.#onNested = onNested
    this.#look = setInterval(() => this.#endHeldTooLong(), lookEveryMs).unref()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const taking = this.#take()
    if (callback === undefined) return taking
    taking.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** What is still held some seconds later is broken off: who closes has waited for all that was to be waited for. */
  override async end(): Promise<void> {
    clearInterval(this.#look)
    const impatient = setTimeout(() => {
      for (const client of this.#held.keys()) breakOff(client)
    }, farewellMs)
    await super.end().finally(() => clearTimeout(impatient))
  }

  async #take(): Promise<pg.PoolClient> {
    if (isInside(this)) this.#onNested(new Error('A transaction asks its own pool for another connection'))
    const share = this.#shares.tryTake(currentWork()) ?? (await this.#shares.take(currentWork(), this.#limits.connect))
    // In the pool's own words, which callers know.
    if (share === undefined) throw new Error('timeout exceeded when trying to connect')
    try {
      return this.#watched(await super.connect(), share)
    } catch (error) {
      share.giveBack()
      throw error
    }
  }

  #watched(client: pg.PoolClient, share: Share): pg.PoolClient {
    this.#held.set(client, performance.now())
    const release = client.release
    client.release = (error) => {
      this.#held.delete(client)
      share.giveBack()
      release.call(client, error)
    }
    return client
  }

  #endHeldTooLong(): void {
    const before = performance.now() - this.#limits.held
    for (const [client, since] of this.#held) {
      if (since > before) continue
      this.#log.warn(
        { seconds: Math.round((performance.now() - since) / 1_000) },
        'a database connection was held too long',
      )
      // Whoever holds it may not come to an end; once said is enough.
      this.#held.delete(client)
      breakOff(client)
    }
  }
}

/** Whatever waits for this connection fails at once, and the pool forgets it when it is given back. */
function breakOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } }
  connection.stream.destroy(new Error('Connection terminated'))
}
