import pg from 'pg'
import type { DatabaseLog } from './log.ts'

/** A pool of connections with what every one of them must know. */
export function openPool(connection: pg.PoolConfig, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'learntrail',
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A forgotten transaction holds locks and keeps dead rows alive.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...connection,
    onConnect: async (client) => {
      // While a connection is in use nobody else listens: one that breaks in a transaction would end the process, although
      // the query under way fails by itself.
      client.on('error', (error) => log.warn({ err: error }, 'a database connection broke while it was in use'))
      await client.query("set timezone to 'UTC'")
    },
  })
  // A connection that breaks while nobody uses it (the database restarts) would otherwise end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke; the pool opens a new one'))
  return pool
}
