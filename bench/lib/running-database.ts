import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/database/embedded/embedded-database.ts'
import { readPostmasterFile } from '../../apps/server/src/platform/database/embedded/postmaster-file.ts'
import { quietLog } from './quiet-log.ts'

export interface RunningDatabase {
  clusterDir: string
  /** Runs `work` with a pool of its own. */
  withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result>
}

/** Finds the embedded database of a product that runs on this data folder; throws if none does. */
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
      // PostgreSQL is killed here on purpose; an affected query reports the error itself.
      pool.on('error', () => undefined)
      try {
        return await work(pool)
      } finally {
        await pool.end()
      }
    },
  }
}

/** Returns the process id of the PostgreSQL that runs on this cluster. */
export async function postmasterPid(clusterDir: string): Promise<number> {
  const file = await readPostmasterFile(clusterDir)
  if (file === undefined) throw new Error(`No PostgreSQL runs on ${clusterDir}.`)
  return file.pid
}
