import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { type Lane, openLanes } from './lanes.ts'
import { type Locks, openLocks } from './locks.ts'
import type { DatabaseLog } from './log.ts'
import { openSession, type Session } from './session.ts'
import { refuseUnclaimedBackup } from './unclaimed-backup.ts'

export interface DatabaseOptions {
  /** URL of an external PostgreSQL; takes precedence over the embedded one. */
  url?: string | undefined
  /** The data directory; the embedded database is in its folder `database`. */
  dataDir: string
  /** Connections of this process, at least `smallestPool`. */
  poolSize: number
  /** Called when the embedded database cannot run again, whatever is tried: the process must exit. */
  onUnrecoverable?: ((error: Error) => void) | undefined
  log: DatabaseLog
}

/** What was opened. Call `close` only after everything that queries has stopped. */
export interface OpenedDatabase {
  requests: Lane
  uploads: Lane
  jobs: Lane
  session: Session
  locks: Locks
  /** For opening another connection to the same database. */
  connection: PoolConfig
  /** Closes the connections, and stops the embedded server if this process runs it. */
  close(): Promise<void>
}

/** Returns where the embedded database is within the data directory. */
export function embeddedDataDir(dataDir: string): string {
  return join(dataDir, 'database')
}

/**
 * Connects to `url`; without one, starts the embedded database or attaches to it. Throws for a data directory that is a
 * backup not yet restored.
 */
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
