import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openPool } from '../platform/database/pool.ts'
import { silentLog } from './silent-log.ts'

/** What a test file needs to make its own database. */
export interface TestDatabaseServer {
  host: string
  superuser: string
  role: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer
  }
}

/** One server for the whole run, with one migrated database that every test file copies. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'learntrail-test-'))
  const server = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // What these protect against is losing power, which no test survives anyway.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const { connection, superuserConnection } = server
  const template = await makeTemplate(connection, superuserConnection)
  project.provide('databaseServer', {
    host: String(connection.host),
    superuser: String(superuserConnection.user),
    role: String(connection.user),
    template,
  })
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(connection: pg.PoolConfig, superuserConnection: pg.PoolConfig): Promise<string> {
  const pool = openPool(connection, silentLog)
  await migrateDatabase(pool)
  await pool.end()

  const template = 'template_learntrail'
  const superuser = new pg.Client(superuserConnection)
  await superuser.connect()
  await superuser.query(`alter database ${connection.database} rename to ${template}`)
  await superuser.end()
  return template
}
