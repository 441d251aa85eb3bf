import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { afterCommit, inTransaction } from './database.ts'
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table seats (number int constraint seats_number_key unique, taken int not null)`)
})
afterAll(() => database.drop())
beforeEach(() => database.db.execute(sql`truncate seats`))

test('a refused duplicate is recognised by its constraint, through what Drizzle wraps around it', async () => {
  const take = () => database.db.execute(sql`insert into seats values (1, 0)`)
  await take()
  const error = await take().catch((refusal: unknown) => refusal)

  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'seats_number_key')).toBe(true)
  expect(isUniqueViolation(error, 'another_key')).toBe(false)
  expect(isForeignKeyViolation(error)).toBe(false)
  expect(isUniqueViolation(new Error('something else'))).toBe(false)
})

test('a transaction that throws leaves nothing', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`insert into seats values (1, 0)`)
    throw new Error('changed our mind')
  })
  await expect(failing).rejects.toThrow('changed our mind')
  expect((await database.db.execute(sql`select * from seats`)).rows).toEqual([])
})

test('what is to be done after the commit is done then, once, and not after a rollback', async () => {
  const done: string[] = []
  await inTransaction(database.db, async (transaction) => {
    afterCommit(transaction, () => done.push('after'))
    await transaction.execute(sql`insert into seats values (1, 0)`)
    done.push('inside')
  })
  const failing = inTransaction(database.db, async (transaction) => {
    afterCommit(transaction, () => done.push('never'))
    throw new Error('changed our mind')
  })
  await expect(failing).rejects.toThrow('changed our mind')
  afterCommit(database.db, () => done.push('at once'))
  expect(done).toEqual(['inside', 'after', 'at once'])
})

test('a step after the commit that fails undoes nothing and keeps no other from being done', async () => {
  const done: string[] = []
  const warned = new Promise((resolve) => process.once('warning', resolve))
  await inTransaction(database.db, async (transaction) => {
    afterCommit(transaction, () => {
      throw new Error('the cache is broken')
    })
    afterCommit(transaction, () => done.push('the next'))
    await transaction.execute(sql`insert into seats values (1, 0)`)
  })
  expect(done).toEqual(['the next'])
  expect(await warned).toMatchObject({ message: 'the cache is broken' })
  expect((await database.db.execute(sql`select number from seats`)).rows).toEqual([{ number: 1 }])
})

test('two transactions that lock each other out are both done in the end', async () => {
  await database.db.execute(sql`insert into seats values (1, 0), (2, 0)`)
  const bothReady = barrier(2)
  const takeInOrder = (first: number, second: number) =>
    inTransaction(database.db, async (transaction) => {
      await transaction.execute(sql`update seats set taken = taken + 1 where number = ${first}`)
      await bothReady()
      await transaction.execute(sql`update seats set taken = taken + 1 where number = ${second}`)
    })

  await Promise.all([takeInOrder(1, 2), takeInOrder(2, 1)])
  const { rows } = await database.db.execute(sql`select taken from seats`)
  expect(rows).toEqual([{ taken: 2 }, { taken: 2 }])
})

/** Returns a function that holds callers until `expected` of them have arrived, and lets later ones through at once. */
function barrier(expected: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === expected) resolve()
    return promise
  }
}
