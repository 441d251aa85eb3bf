import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/database/embedded/embedded-database.ts'
import { readPostmasterFile } from '../../apps/server/src/platform/database/embedded/postmaster-file.ts'
import { quietLog } from './quiet-log.ts'

export interface RunningDatabase {
  clusterDir: string
  /** A pool of one's own, for `work` alone. */
  withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result>
}

/** The embedded database of a product that runs on this data folder. */
export async function runningDatabase(dataDir: string): Promise<RunningDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database'), log: quietLog })
  if (database.owned) {
    await database.stop()
    throw new Error(`No product runs on ${dataDir}.`)
  }
  return {
    clusterDir: database.clusterDir,
    async withPool(work) {
      const pool = new pg.Pool(database.connection)
      // PostgreSQL is killed here on purpose; a query that suffers from it says so itself.
      pool.on('error', () => undefined)
      try {
        return await work(pool)
      } finally {
        await pool.end()
      }
    },
  }
}

/** The process id of the PostgreSQL that runs on this cluster. */
export async function postmasterPid(clusterDir: string): Promise<number> {
  const file = await readPostmasterFile(clusterDir)
  if (file === undefined) throw new Error(`No PostgreSQL runs on ${clusterDir}.`)
  return file.pid
}
