import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDiskStorage } from './platform/storage/disk-storage.ts'
import type { Storage } from './platform/storage/storage.ts'
import { startTestPlatform } from './testing/test-app.ts'
import { createTestDatabase, empty, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
let folder: string
let storage: Storage
beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'learntrail-start-'))
  storage = await openDiskStorage(join(folder, 'files'))
})
afterEach(async () => {
  storage.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Stores files of a product whose database is elsewhere. */
async function holdsOthersFiles(): Promise<void> {
  await storage.put(Buffer.from('基隆河'))
  await storage.writeIdentity({ id: randomUUID(), database: 'elsewhere' })
}

/** Everything that a refused start could have changed. */
async function whatIsThere() {
  const { rows: tables } = await database.pool.query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by name`,
  )
  const { rows: applied } = await database.pool
    .query('select hash from drizzle.__drizzle_migrations order by id')
    .catch(() => ({ rows: [] }))
  return { tables, applied, identity: await storage.readIdentity() }
}

const start = () => startTestPlatform(database, { DATA_DIR: folder })
const asOlder = () =>
  database.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
const asNewer = () =>
  database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('to come', 9000000000000)`)
const asAnothers = () =>
  database.pool.query('insert into product_identity (id, created_at) values ($1, now())', [randomUUID()])

describe('a start is refused and has changed nothing', () => {
  test.each<[string, string | RegExp, () => Promise<unknown>]>([
    [
      'beside an empty database, where the files are another’s',
      'The database is empty',
      () => Promise.all([holdsOthersFiles(), empty(database)]),
    ],
    [
      'beside an empty database, where files are nobody’s that is known',
      'The database is empty',
      () => Promise.all([storage.put(Buffer.from('基隆河')), empty(database)]),
    ],
    [
      'beside another product’s database of a former version',
      'belong to another product',
      () => Promise.all([holdsOthersFiles(), asOlder(), asAnothers()]),
    ],
    [
      'beside a database of a former version that has its files elsewhere',
      'is empty, and the database has its files elsewhere',
      () => Promise.all([asOlder(), asAnothers()]),
    ],
    ['beside a database of a newer version', 'A newer version of the product has changed this database', asNewer],
    [
      'beside a database of another program',
      /another program, whose tables are there \(orders\)/,
      async () => {
        await empty(database)
        await database.pool.query('create table orders (id int)')
      },
    ],
    [
      'beside a database that can only be read',
      'read-only',
      async () => {
        await empty(database)
        await database.pool.query(
          `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
        )
      },
    ],
  ])('%s', async (_, sentence, arrange) => {
    await arrange()
    const before = await whatIsThere()
    const failure: Error = await start().then(
      () => new Error('it started'),
      (error: unknown) => error as Error,
    )
    expect(`${failure.message} ${failure.cause}`).toMatch(sentence)
    expect(await whatIsThere()).toEqual(before)
  })
})

test('a first start makes the tables, and the next finds its own', async () => {
  await empty(database)
  await (await start()).close()
  const { tables, identity } = await whatIsThere()
  expect(tables.length).toBeGreaterThan(100)
  expect(identity).toBeDefined()
})
