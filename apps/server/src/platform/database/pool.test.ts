import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { asWork } from './current-work.ts'
import { databaseOver, inTransaction } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { openPool, type PoolOptions, requestLimits } from './pool.ts'

let database: TestDatabase
const opened: Pool[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table quiet (id int); create table stuck (id int)')
})
afterAll(async () => {
  for (const pool of opened) await pool.end()
  await database.drop()
})

function open(max: number, options: PoolOptions = {}): Pool {
  const pool = openPool({ ...database.connection, max }, silentLog, options)
  opened.push(pool)
  return pool
}

const quick = { ...requestLimits, lock: 200, statement: 400 }

/** Keeps a table locked by another connection while `work` runs. */
async function whileStuck(work: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin; lock table stuck in access exclusive mode')
    await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

test('a call waits for a lock and for a statement no longer than it may', async () => {
  const pool = open(2, { limits: quick })
  await whileStuck(async () => {
    await expect(pool.query('select * from stuck')).rejects.toMatchObject({ code: '55P03' })
  })
  await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
})

test('a call waits for a connection no longer than it may, and is told that the database is busy', async () => {
  const pool = open(1, { limits: { ...quick, connect: 500 } })
  const only = await pool.connect()
  const failure = await pool.query('select 1').catch((error: unknown) => error)
  expect(databaseFailure(failure)).toBe('away')
  only.release()
  await pool.query('select 1')
})

test('what needs a locked table waits alone: everything else finds connections', async () => {
  const pool = open(6, { limits: { ...requestLimits, lock: 2_000 } })
  await whileStuck(async () => {
    const stuck = Array.from({ length: 20 }, () => asWork('stuck', () => pool.query('select * from stuck')))
    const ended = Promise.allSettled(stuck)
    for (let call = 0; call < 20; call += 1) await asWork('quiet', () => pool.query('select * from quiet'))
    expect(pool.totalCount - pool.idleCount).toBeLessThan(6)
    const answers = await ended
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  })
  await asWork('stuck', () => pool.query('select * from stuck'))
})

test('a connection that gets no answer at all is broken off, and another takes its place', async () => {
  const pool = open(1, { limits: { ...requestLimits, statement: 0, held: 300 } })
  const db = databaseOver(pool)
  const failure = await inTransaction(db, (transaction) => transaction.execute(sql`select pg_sleep(60)`)).catch(
    (error: unknown) => error,
  )
  expect(databaseFailure(failure)).toBe('away')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('closing waits for nobody who does not come to an end', async () => {
  const pool = openPool({ ...database.connection, max: 1 }, silentLog)
  const failing = inTransaction(databaseOver(pool), (transaction) =>
    transaction.execute(sql`select pg_sleep(9)`),
  ).catch((error: unknown) => error)
  await expect.poll(() => pool.totalCount).toBe(1)
  await pool.end()
  expect(databaseFailure(await failing)).toBe('away')
})

test('a transaction that asks its own pool for another connection is found out', async () => {
  const problems: string[] = []
  const pool = open(2, { onNested: ({ message }) => problems.push(message) })
  const db = databaseOver(pool)
  await inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select 1`)
    await pool.query('select 1')
  })
  await pool.query('select 1')
  expect(problems).toHaveLength(1)
})
