import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { type Lane, openLanes } from './lanes.ts'
import { type Locks, openLocks } from './locks.ts'
import type { DatabaseLog } from './log.ts'
import { openSession, type Session } from './session.ts'
import { refuseUnclaimedBackup } from './unclaimed-backup.ts'

export interface DatabaseOptions {
  /** A PostgreSQL somewhere else. It wins over the embedded one. */
  url?: string | undefined
  /** The product's data; the embedded database keeps its own in the folder `database` of it. */
  dataDir: string
  /** Connections of this process, at least `smallestPool`. */
  poolSize: number
  /** Told when the embedded database cannot run any more, whatever is tried: the process has to end. */
  onUnrecoverable?: ((error: Error) => void) | undefined
  log: DatabaseLog
}

/** What was opened, and how to close it: first everything that queries, then this. */
export interface OpenedDatabase {
  requests: Lane
  uploads: Lane
  jobs: Lane
  session: Session
  locks: Locks
  /** How to reach the same database with a connection of one's own. */
  connection: PoolConfig
  /** Closes the connections, and stops the embedded server where this process runs it. */
  close(): Promise<void>
}

/** Where the embedded database lives below the product's data. */
export function embeddedDataDir(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Connects to `url`, or starts the embedded database (or attaches to it) where there is none. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  await refuseUnclaimedBackup(options.dataDir)
  const { connection, stop } = await reachServer(options)
  const lanes = openLanes(connection, options.poolSize, options.log)
  const session = openSession(connection, options.log)
  return {
    ...lanes,
    session,
    locks: openLocks(session, options.log),
    connection,
    close: async () => {
      await Promise.all([lanes.close(), session.close()])
      await stop()
    },
  }
}

async function reachServer(options: DatabaseOptions): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  if (options.url) return { connection: { connectionString: options.url }, stop: async () => undefined }
  const { dataDir, log, onUnrecoverable } = options
  return startEmbeddedDatabase({ dataDir: embeddedDataDir(dataDir), log, onUnrecoverable })
}
