import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, empty, type TestDatabase } from '../../testing/test-database.ts'
import { productVersion } from '../version.ts'
import { migrateDatabase, rehearseMigrations } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  await empty(database)
  folder = await mkdtemp(join(tmpdir(), 'learntrail-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const one = 'create table one (id int)'
const two = 'create table two (id int)'

test('nodes that start together migrate once', async () => {
  await writeMigrations({ first: one, second: two })
  const ran = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.pool, folder)))
  expect(ran.flat()).toEqual(['first', 'second'])
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ applied: 2 }])
})

test('a migration that fails leaves the database as it was', async () => {
  await writeMigrations({ first: one, second: one })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow()
  expect(await tables()).toEqual([])
})

test('a migration that would be passed over in silence is refused', async () => {
  await writeMigrations({ second: two }, { startingAt: 2 })
  await migrateDatabase(database.pool, folder)
  await writeMigrations({ first: one, second: two })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/out of order.*first/)
})

test('a migration that was changed after it ran is refused', async () => {
  await writeMigrations({ first: one })
  await migrateDatabase(database.pool, folder)
  await writeMigrations({ first: two })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/changed after they ran: first/)
})

test('a database of a newer version is refused before anything of it is changed', async () => {
  await writeMigrations({ first: one, second: two })
  await migrateDatabase(database.pool, folder)
  await writeMigrations({ first: one })

  const refusal = `changed this database (version ${productVersion})`
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(refusal)
  await expect(rehearseMigrations(database.pool, folder)).rejects.toThrow('Start that version again')
  await writeMigrations({ first: one, other: 'create table other (id int)' }, { startingAt: 1, step: 5 })
  await expect(migrateDatabase(database.pool, folder), 'also with migrations of its own').rejects.toThrow(refusal)
  expect(await tables()).toEqual(['one', 'two'])
})

test('a database of another program is refused before anything of it is changed', async () => {
  await database.pool.query('create table other (id int)')
  await writeMigrations({ first: one })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/another program, .*\(other\)/)
  await expect(rehearseMigrations(database.pool, folder)).rejects.toThrow('another program')
  expect(await tables()).toEqual(['other'])

  await empty(database)
  await writeMigrations({ other: two }, { startingAt: 5 })
  await migrateDatabase(database.pool, folder)
  await writeMigrations({ first: one }, { startingAt: 9 })
  await expect(migrateDatabase(database.pool, folder), 'with migrations of its own').rejects.toThrow('another program')
  expect(await tables()).toEqual(['two'])
})

test('what an extension brings along is nobody’s', async () => {
  await database.pool.query('create table other (id int)')
  const { host, superuser } = inject('databaseServer')
  const client = new pg.Client({ ...database.connection, host, user: superuser })
  await client.connect()
  await client.query('create extension if not exists plpgsql')
  await client.query('alter extension plpgsql add table other')
  await client.end()
  await writeMigrations({ first: one })
  expect(await migrateDatabase(database.pool, folder)).toEqual(['first'])
})

test('a rehearsal runs the migrations on the real data and leaves nothing of them', async () => {
  await writeMigrations({ first: one })
  await migrateDatabase(database.pool, folder)
  await database.pool.query('insert into one values (null)')
  await writeMigrations({ first: one, second: two, third: 'alter table two add column name text' })

  const rehearsed = await rehearseMigrations(database.pool, folder)
  expect(rehearsed.map(({ name }) => name)).toEqual(['second', 'third'])
  expect(await tables()).toEqual(['one'])
  expect(await migrateDatabase(database.pool, folder)).toEqual(['second', 'third'])

  await writeMigrations({
    first: one,
    second: two,
    third: 'alter table two add column name text',
    fourth: 'alter table one alter column id set not null',
  })
  await expect(rehearseMigrations(database.pool, folder)).rejects.toThrow(/^fourth does not work.*contains null values/)
})

/** Lists the tables that the migrations above have made. */
async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select tablename from pg_tables where tablename in ('one', 'two', 'other') order by tablename`,
  )
  return rows.map(({ tablename }) => tablename)
}

async function writeMigrations(files: Record<string, string>, { startingAt = 1, step = 1 } = {}): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(files).map((tag, index) => ({
    idx: index,
    when: startingAt + index * step,
    tag,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  for (const [tag, statement] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), statement)
}
