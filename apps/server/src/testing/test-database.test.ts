import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let first: TestDatabase
let second: TestDatabase

beforeAll(async () => {
  first = await createTestDatabase()
  second = await createTestDatabase()
})

afterAll(async () => {
  await first.drop()
  await second.drop()
})

test('each test database is its own', async () => {
  await first.db.execute(sql`create table notes (body text)`)
  await expect(second.db.execute(sql`select * from notes`)).rejects.toThrow()
})

test('it is migrated and belongs to the plain role of the application', async () => {
  const migrations = await first.pool.query('select * from drizzle.__drizzle_migrations')
  expect(migrations.rows).toBeInstanceOf(Array)
  const role = await first.pool.query('select current_user as name, usesuper from pg_user where usename = current_user')
  expect(role.rows).toEqual([{ name: 'learntrail', usesuper: false }])
})
