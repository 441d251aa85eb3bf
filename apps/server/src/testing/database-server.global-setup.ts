import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { databaseOver } from '../platform/database/database.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openPool } from '../platform/database/pool.ts'
import { silentLog } from './silent-log.ts'
import { startTestPlatform } from './test-app.ts'

/** What a test file needs to create its own database. */
export interface TestDatabaseServer {
  host: string
  superuser: string
  role: string
  templates: { migrated: string; started: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer
  }
}

/** Starts one server for the whole run, with the template databases that test files copy. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'learntrail-test-'))
  const server = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // These protect against a power failure, which no test survives anyway.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Dropping a database scans all of it.
      shared_buffers: '128MB',
      // No database here lives long enough to need vacuuming, and few statements run often enough to be worth five
      // custom plans.
      autovacuum: 'off',
      plan_cache_mode: 'force_generic_plan',
    },
  })
  const { connection, superuserConnection } = server
  const templates = await makeTemplates(connection, superuserConnection)
  project.provide('databaseServer', {
    host: String(connection.host),
    superuser: String(superuserConnection.user),
    role: String(connection.user),
    templates,
  })
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplates(
  connection: pg.PoolConfig,
  superuserConnection: pg.PoolConfig,
): Promise<TestDatabaseServer['templates']> {
  const templates = { migrated: 'template_migrated', started: 'template_started' }
  const pool = openPool(connection, silentLog)
  await migrateDatabase(pool)
  await pool.end()

  const superuser = new pg.Client(superuserConnection)
  await superuser.connect()
  await superuser.query(`alter database ${connection.database} rename to ${templates.migrated}`)
  await superuser.query(`create database ${templates.started} template ${templates.migrated} owner ${connection.user}`)
  await superuser.end()

  const started = { ...connection, database: templates.started }
  const startedPool = openPool(started, silentLog)
  const { close } = await startTestPlatform({ db: databaseOver(startedPool), pool: startedPool, connection: started })
  await close()
  // Removes traces of that start: every start looks for unfinished work, and would refuse a copy of a known database.
  await startedPool.query('delete from jobs.job; delete from product_identity')
  await startedPool.end()
  return templates
}
