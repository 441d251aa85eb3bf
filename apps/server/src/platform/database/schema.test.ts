import type { PoolConfig } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestSchema, type TestDatabase } from '../../testing/test-database.ts'
import { DatabaseProbe } from '../http/health/database-probe.ts'
import { postgresWire } from '../realtime/postgres-wire.ts'
import { openLocks } from './locks.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './pool.ts'
import { beside, schemaOf } from './schema.ts'
import { openSession } from './session.ts'

let database: TestDatabase
const ends: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await createTestSchema('learntrail')
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await database.drop()
})

/** Connects to the same database with its own search path, as `options` in a URL set it. */
const alongPath = (path: string) => ({ ...database.connection, options: `-c search_path=${path}` })
function opened(connection: PoolConfig) {
  const pool = openPool(connection, silentLog)
  ends.push(() => pool.end())
  return pool
}
const poolAlong = (path: string) => opened(alongPath(path))
function sessionAlong(path: string) {
  const session = openSession(alongPath(path), silentLog)
  ends.push(() => session.close())
  return session
}

test('the schema is what the search path of the role or of the connection names', async () => {
  expect(await schemaOf(database.pool)).toBe('learntrail')
  expect(await schemaOf(poolAlong('public'))).toBe('public')
  const { user, host, database: name } = database.connection
  const url = `postgres://${user}@${encodeURIComponent(String(host))}/${name}?options=-c%20search_path%3Dpublic`
  expect(await schemaOf(opened({ connectionString: url }))).toBe('public')
  expect(beside('public', 'jobs')).toBe('jobs')
  expect(beside('learntrail', 'jobs')).toBe('learntrail_jobs')
})

test('also on the connection that figures are read on', async () => {
  const probe = new DatabaseProbe(poolAlong('public'))
  ends.push(() => probe.close())
  expect(await probe.ask('select current_schema() as schema')).toEqual([{ schema: 'public' }])
})

test.each([
  ['that is not there', 'nowhere', /none of the schemas that search_path names \(nowhere\).*CREATE SCHEMA/],
  ['whose name needs quotes', '"My-school"', /The schema My-school must be named with lower-case letters/],
])('a schema %s is refused before anything is made', async (_, path, sentence) => {
  await database.pool.query('create schema "My-school"')
  await expect(migrateDatabase(poolAlong(path))).rejects.toThrow(sentence)
  const { rows } = await database.pool.query("select 1 from pg_namespace where nspname like '%drizzle'")
  expect(rows).toEqual([])
})

test('a path that leads on to the tables of another product is refused, and each for itself is not', async () => {
  await migrateDatabase(database.pool)
  await expect(migrateDatabase(poolAlong('public,learntrail'))).rejects.toThrow(
    /names the schema public and, behind it, learntrail with the tables of another product/,
  )
  expect(await migrateDatabase(poolAlong('public'))).not.toEqual([])
  expect(await migrateDatabase(poolAlong('learntrail'))).toEqual([])
})

test('two products in one database hold nothing from each other and hear nothing of each other', async () => {
  const [one, other, another] = [sessionAlong('learntrail'), sessionAlong('public'), sessionAlong('learntrail')]
  let wasDone = false
  let wasDoneTwice = false
  await openLocks(one, silentLog).exclusively('sweep', async () => {
    await openLocks(other, silentLog).exclusively('sweep', async () => {
      wasDone = true
    })
    await openLocks(another, silentLog).exclusively('sweep', async () => {
      wasDoneTwice = true
    })
  })
  expect([wasDone, wasDoneTwice]).toEqual([true, false])

  const heard: string[] = []
  await postgresWire(one).hear(
    (word) => heard.push(word),
    () => undefined,
  )
  await postgresWire(other).say('of another product')
  await postgresWire(another).say('of the same')
  await expect.poll(() => heard).toEqual(['of the same'])
})
