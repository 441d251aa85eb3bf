import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  await database.pool.query('drop schema drizzle cascade')
  folder = await mkdtemp(join(tmpdir(), 'learntrail-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('nodes that start together migrate once', async () => {
  await writeMigrations({ first: 'create table one (id int)', second: 'create table two (id int)' })
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.pool, folder)))
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ applied: 2 }])
})

test('a migration that fails leaves the database as it was', async () => {
  await writeMigrations({ first: 'create table one (id int)', second: 'create table one (id int)' })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow()
  expect((await database.pool.query(`select to_regclass('one') as found`)).rows).toEqual([{ found: null }])
})

test('a migration that would be passed over in silence is refused', async () => {
  await writeMigrations({ second: 'create table two (id int)' }, { startingAt: 2 })
  await migrateDatabase(database.pool, folder)
  await writeMigrations({ first: 'create table one (id int)', second: 'create table two (id int)' })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/out of order/)
})

async function writeMigrations(files: Record<string, string>, { startingAt = 1 } = {}): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(files).map((tag, index) => ({
    idx: index,
    when: startingAt + index,
    tag,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  for (const [tag, statement] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), statement)
}
