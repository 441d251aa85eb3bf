import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { type Database, databaseOver } from './database.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import type { DatabaseLog } from './log.ts'
import { openPool } from './pool.ts'

export interface DatabaseOptions {
  /** A PostgreSQL somewhere else. It wins over the embedded one. */
  url?: string | undefined
  /** The product's data; the embedded database keeps its own in the folder `database` of it. */
  dataDir: string
  /** Connections of this process. */
  poolSize?: number | undefined
  log: DatabaseLog
}

/** What was opened, and how to close it: first everything that queries, then this. */
export interface OpenedDatabase {
  db: Database
  pool: Pool
  /** How to reach the same database with a connection of one's own (jobs, listening). */
  connection: PoolConfig
  /** Closes the pool, and stops the embedded server where this process runs it. */
  close(): Promise<void>
}

/** Where the embedded database lives below the product's data. */
export function embeddedDataDir(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Connects to `url`, or starts the embedded database (or attaches to it) where there is none. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { connection, stop } = await reachServer(options)
  const pool = openPool({ ...connection, ...(options.poolSize && { max: options.poolSize }) }, options.log)
  return {
    db: databaseOver(pool),
    pool,
    connection,
    close: async () => {
      await pool.end()
      await stop()
    },
  }
}

async function reachServer(options: DatabaseOptions): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  if (options.url) return { connection: { connectionString: options.url }, stop: async () => undefined }
  return startEmbeddedDatabase({ dataDir: embeddedDataDir(options.dataDir), log: options.log })
}
