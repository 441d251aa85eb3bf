import { rm } from 'node:fs/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '../../apps/server/src/platform/database/migrate.ts'
import { temporaryFolder } from './places.ts'
import { quietLog } from './quiet-log.ts'

export interface BenchCluster {
  clusterDir: string
  /** Creates and migrates a database; returns its URL and a pool. */
  createDatabase(name: string): Promise<{ url: string; pool: pg.Pool }>
  stop(): Promise<void>
}

/** Starts the product's own embedded PostgreSQL, as durable as in production, in a folder of its own. */
export async function startCluster(): Promise<BenchCluster> {
  const dataDir = await temporaryFolder()
  const server = await startEmbeddedDatabase({ dataDir, log: quietLog })
  const { connection, superuserConnection } = server
  const pools: pg.Pool[] = []
  return {
    clusterDir: server.clusterDir,
    async createDatabase(name) {
      const superuser = new pg.Client(superuserConnection)
      await superuser.connect()
      await superuser.query(`create database ${name} owner ${connection.user}`)
      await superuser.end()
      const pool = new pg.Pool({ ...connection, database: name })
      pools.push(pool)
      await migrateDatabase(pool)
      const socket = encodeURIComponent(String(connection.host))
      return { url: `postgres://${connection.user}@${socket}/${name}`, pool }
    },
    async stop() {
      for (const pool of pools) await pool.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
