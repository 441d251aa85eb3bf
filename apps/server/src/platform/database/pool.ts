import pg from 'pg'
import { ConnectionShares, type Share } from './connection-shares.ts'
import { currentWork, isInside } from './current-work.ts'
import type { DatabaseLog } from './log.ts'

/** How long work of a kind may keep a connection busy, in milliseconds. */
export interface TimeLimits {
  /** Waiting for a free connection. */
  connect: number
  /** One statement, and within it waiting for one lock. */
  statement: number
  lock: number
  /** Idle between two statements of a transaction. */
  idleInTransaction: number
  /** From taking a connection to giving it back, measured here because a frozen database enforces no limit itself. */
  held: number
}

/** Limits of calls, for which people wait. */
export const requestLimits: TimeLimits = {
  connect: 2_000,
  statement: 10_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  held: 12_000,
}

/** Limits of background work, for which nobody waits; some of it takes long. */
export const jobLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 30_000,
  idleInTransaction: 60_000,
  held: 600_000,
}

export interface PoolOptions {
  limits?: TimeLimits
  /** Called when a transaction asks its own pool for a second connection: under load it would wait for itself. */
  onNested?: (problem: Error) => void
}

/** Opens a pool whose connections have UTC as time zone, the time limits and error handlers. */
export function openPool(connection: pg.PoolConfig, log: DatabaseLog, options: PoolOptions = {}): pg.Pool {
  const {
    limits = requestLimits,
    onNested = (problem) => log.error({ err: problem }, 'a transaction asked the pool for a second connection'),
  } = options
  const pool = new SharedPool(
    {
      application_name: 'learntrail',
      max: 10,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      ...connection,
      onConnect: async (client) => {
        // While a connection is in use nothing else listens to its errors: one that breaks in a transaction would end
        // the process, although the query under way fails by itself.
        client.on('error', (error) => {
          // A closing pool does not wait for the server to close its side; a server stopped right after reports that
          // here.
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
  // A connection that breaks while idle (the database restarts) would otherwise end the process.
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

/** A pool in which no kind of work takes all connections, and no connection is held for ever. */
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

  /**
   * Breaks off connections still held after two seconds: the caller has already waited for everything worth waiting
   * for.
   */
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
    // The pool's own message, which callers know (`database-failure.ts`).
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
      // The holder may never finish; one warning is enough.
      this.#held.delete(client)
      breakOff(client)
    }
  }
}

/** Makes everything waiting for this connection fail at once; the pool discards it when it is given back. */
function breakOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } }
  connection.stream.destroy(new Error('Connection terminated'))
}
