import { count, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tripCounter } from '../../testing/count-trips.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { inTransaction, withCommit } from './database.ts'
import { StatementNames } from './statement-names.ts'
import { TransactionClient } from './transaction-client.ts'

const seats = pgTable('seats', { number: integer().primaryKey() })

let database: TestDatabase
let tripsOf: ReturnType<typeof tripCounter>

beforeAll(async () => {
  database = await createTestDatabase()
  tripsOf = tripCounter(database.pool)
  await database.db.execute(sql`create table seats (number int primary key)`)
})
afterAll(() => database.drop())
beforeEach(() => database.db.execute(sql`truncate seats`))

const take = (number: number) => sql`insert into seats values (${number}) returning number`
const taken = async () => (await database.db.execute(sql`select number from seats order by number`)).rows
test('what is asked for together travels together, along with BEGIN, and everybody gets the own answer', async () => {
  const made = await tripsOf(async () => {
    const answers = await inTransaction(database.db, (transaction) =>
      Promise.all([1, 2, 3].map((number) => transaction.execute(take(number)))),
    )
    expect(answers.map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]])
  })
  // The second trip is COMMIT.
  expect(made).toBe(2)
  expect(await taken()).toHaveLength(3)
})

test('one after the other each makes its own way, the first along with BEGIN', async () => {
  const made = await tripsOf(() =>
    inTransaction(database.db, async (transaction) => {
      await transaction.execute(take(1))
      await transaction.execute(take(2))
    }),
  )
  expect(made).toBe(3)
})

test('a transaction without a statement does not travel, whether it ends well or not', async () => {
  const made = await tripsOf(async () => {
    expect(await inTransaction(database.db, async () => 'done')).toBe('done')
    const failing = inTransaction(database.db, () => Promise.reject(new Error('changed our mind')))
    await expect(failing).rejects.toThrow('changed our mind')
  })
  expect(made).toBe(0)
})

test('when one fails, those behind it fail with it and nothing is kept; the connection goes on', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await transaction.execute(take(1))
    const all = await Promise.allSettled([2, 1, 3].map((number) => transaction.execute(take(number))))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    throw all.find((one) => one.status === 'rejected')?.reason
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await taken()).toEqual([])
  await inTransaction(database.db, (transaction) => transaction.execute(take(4)))
  expect(await taken()).toEqual([{ number: 4 }])
})

test('what is asked again and again is planned once a connection, also after it failed', async () => {
  const pooled = await database.pool.connect()
  try {
    const client = new TransactionClient(pooled, new StatementNames('of-test', { longest: 200 }))
    const taking = { text: 'insert into seats values ($1) returning number -- again' }
    for (const number of [1, 2, 3]) await client.query(taking, [number])
    await expect(client.query(taking, [3])).rejects.toMatchObject({ code: '23505' })
    expect((await client.query(taking, [4])).rows).toEqual([{ number: 4 }])
    const prepared = await pooled.query(
      'select (custom_plans + generic_plans)::int as used from pg_prepared_statements where statement = $1',
      [taking.text],
    )
    expect(prepared.rows).toEqual([{ used: 3 }])
  } finally {
    pooled.release()
  }
})

test('a migration of another node meanwhile lets a statement be planned anew', async () => {
  const takeIn = (number: number) => inTransaction(database.db, (transaction) => transaction.execute(take(number)))
  for (const number of [1, 2, 3]) await takeIn(number)
  await database.db.execute(sql`alter table seats alter column number type bigint`)
  try {
    expect((await takeIn(4)).rows).toEqual([{ number: '4' }])
  } finally {
    await database.db.execute(sql`alter table seats alter column number type int`)
  }
})

test('a prepared statement that travelled behind one that failed is prepared again', async () => {
  const takenIn = (number: number) =>
    inTransaction(database.db, (transaction) => {
      const taking = transaction.insert(seats).values({ number }).prepare('take_seat')
      const counting = transaction.select({ count: count() }).from(seats).prepare('count_seats')
      return Promise.all([taking.execute(), counting.execute()])
    })
  await database.db.execute(take(1))
  await expect(takenIn(1)).rejects.toMatchObject({ cause: { code: '23505' } })
  expect((await takenIn(2))[1]).toEqual([{ count: 2 }])
})

test('a value that cannot be sent fails, and what travels behind it', async () => {
  const unsendable = {
    toPostgres: () => {
      throw new Error('cannot be sent')
    },
  }
  const failing = inTransaction(database.db, (transaction) =>
    Promise.all(
      [take(1), sql`insert into seats values (${3})`, sql`insert into seats values (${unsendable})`, take(2)].map(
        (one) => transaction.execute(one),
      ),
    ),
  )
  await expect(failing).rejects.toMatchObject({ cause: { message: 'cannot be sent' } })
  expect(await taken()).toEqual([])
  const again = sql`insert into seats values (${5})`
  await inTransaction(database.db, (transaction) =>
    Promise.all([transaction.execute(again), transaction.execute(take(6))]),
  )
  expect(await taken()).toEqual([{ number: 5 }, { number: 6 }])
})

test('the last statement travels with COMMIT where nobody waits for its answer', async () => {
  const made = await tripsOf(() =>
    inTransaction(database.db, async (transaction) => {
      await transaction.execute(take(1))
      withCommit(transaction, { text: 'insert into seats values ($1)' }, [2])
    }),
  )
  expect(made).toBe(2)
  expect(await taken()).toEqual([{ number: 1 }, { number: 2 }])
})

test('nothing is committed when the last statement fails, and its error is the transaction’s', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await transaction.execute(take(1))
    withCommit(transaction, { text: 'insert into seats values ($1)' }, [1])
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await taken()).toEqual([])
})
