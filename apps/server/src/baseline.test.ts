import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSchema } from './platform/database/baseline/describe-schema.ts'
import { migrateDatabase, rehearseMigrations } from './platform/database/migrate.ts'
import { baselineFolder, migrationsFolder, readMigrations } from './platform/database/migrations.ts'
import { readCatalogue, readContents } from './testing/catalogue.ts'
import { createTestDatabase, createTestSchema, empty, type TestDatabase } from './testing/test-database.ts'

let folder: string
/** Three new databases: from all migrations, from the baseline, and from the baseline in another schema. */
let former: TestDatabase
let usual: TestDatabase
let elsewhere: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-without-baseline-'))
  await cp(migrationsFolder, folder, { recursive: true, filter: (path) => basename(path) !== baselineFolder })
  former = await createTestDatabase()
  usual = await createTestDatabase()
  elsewhere = await createTestSchema('another_house')
  await empty(former)
  await empty(usual)
})
afterAll(async () => {
  await Promise.all([former.drop(), usual.drop(), elsewhere.drop()])
  await rm(folder, { recursive: true })
})

test('a new database begins with the baseline and is what all migrations make, in every schema', async () => {
  const names = (await readMigrations(folder)).map(({ name }) => name)
  const [baseline = ''] = (await readdir(join(migrationsFolder, baselineFolder))).map((file) => basename(file, '.sql'))
  const begun = [`baseline of ${baseline}`, ...names.slice(names.indexOf(baseline) + 1)]
  expect(await migrateDatabase(former.pool, folder)).toEqual(names)
  expect((await rehearseMigrations(usual.pool)).map(({ name }) => name)).toEqual(begun)
  expect(await migrateDatabase(usual.pool)).toEqual(begun)
  expect(await migrateDatabase(elsewhere.pool)).toEqual(begun)

  const catalogue = await readCatalogue(former.pool)
  expect(Object.keys(catalogue).length).toBeGreaterThan(3_000)
  expect(differences(await readCatalogue(usual.pool), catalogue)).toEqual([])
  expect(differences(await readCatalogue(elsewhere.pool), catalogue)).toEqual([])
  const contents = await readContents(former.pool)
  expect(contents).toMatchObject({ events_seq: '1 false' })
  expect(await readContents(usual.pool)).toEqual(contents)
  expect(await readContents(elsewhere.pool)).toEqual(contents)
})

test('one that is written now would make the same tables and views', async () => {
  const again = await createTestDatabase()
  await empty(again)
  for (const statement of await describeSchema(former.pool)) await again.pool.query(statement)
  const differ = differences(await readCatalogue(again.pool), await readCatalogue(former.pool))
  expect(differ.filter(([name]) => /^(?:relation|column|index|rule) /.test(String(name)))).toEqual([])
  await again.drop()
})

/** The facts in which the two differ, out of some thousand. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .map((name) => [name, one[name], other[name]])

test('it has seen every migration then, whichever way it came', async () => {
  const seen = async ({ pool }: TestDatabase, table: string) =>
    (await pool.query(`select hash, created_at from ${table} order by id`)).rows
  const all = await seen(former, 'drizzle.__drizzle_migrations')
  expect(all).toHaveLength((await readMigrations(folder)).length)
  expect(await seen(usual, 'drizzle.__drizzle_migrations')).toEqual(all)
  expect(await seen(elsewhere, 'another_house_drizzle.__drizzle_migrations')).toEqual(all)
  for (const database of [former, usual, elsewhere]) expect(await migrateDatabase(database.pool)).toEqual([])
})

test('neither the baseline nor a migration behind it says which schema it is for', async () => {
  const [baseline = ''] = await readdir(join(migrationsFolder, baselineFolder))
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql') && name > baseline)
  const paths = [join(baselineFolder, baseline), ...names].map((name) => join(migrationsFolder, name))
  for (const path of paths)
    expect(await readFile(path, 'utf8'), path).not.toMatch(/"?\b(?:public|drizzle|jobs|demo)\b"?\s*\./i)
})
