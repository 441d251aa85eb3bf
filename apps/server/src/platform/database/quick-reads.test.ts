import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripCounter } from '../../testing/count-trips.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { quickRead } from './quick-reads.ts'

let database: TestDatabase
let tripsOf: ReturnType<typeof tripCounter>

beforeAll(async () => {
  database = await createTestDatabase()
  tripsOf = tripCounter(database.pool)
  await database.db.execute(sql`create table seats (number int primary key, name text not null)`)
  await database.db.execute(sql`insert into seats select n, 'seat ' || n from generate_series(1, 100) n`)
  await database.db.execute(sql`create table rows (number int primary key)`)
})
afterAll(() => database.drop())

const seat = (number: number | string) =>
  quickRead<{ name: string }>(database.pool, {
    name: 'seat',
    text: 'select name from seats where number = $1::int',
    values: [number],
  }).then(({ rows }) => rows[0]?.name)
const rowCount = () =>
  quickRead<{ count: number }>(database.pool, {
    name: 'rows',
    text: 'select count(*)::int from rows',
    values: [],
  }).then(({ rows }) => rows[0]?.count)

test('many who ask the same at one moment share the way, sixteen at most, and each has the own answer', async () => {
  await seat(1)
  const made = await tripsOf(async () => {
    const numbers = Array.from({ length: 20 }, (_, place) => place + 1)
    expect(await Promise.all(numbers.map(seat))).toEqual(numbers.map((number) => `seat ${number}`))
  })
  expect(made).toBe(2)
})

test('who asks for nothing that is there is told so, beside others', async () => {
  expect(await Promise.all([seat(7), seat(1_000), seat(8)])).toEqual(['seat 7', undefined, 'seat 8'])
})

test('who asks wrongly is refused alone: those before and behind have their answers', async () => {
  const answers = await Promise.allSettled([seat(1), seat('no number'), seat(2), seat('neither'), seat(3)])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code))).toEqual([
    'seat 1',
    '22P02',
    'seat 2',
    '22P02',
    'seat 3',
  ])
})

test('more than may be under way wait for one to come back, and none is forgotten', async () => {
  const numbers = Array.from({ length: 100 }, (_, place) => place + 1)
  expect(await Promise.all(numbers.map(seat))).toEqual(numbers.map((number) => `seat ${number}`))
})

test('what waits for a lock keeps nobody waiting who asks for something else', async () => {
  await rowCount()
  const holder = await database.pool.connect()
  await holder.query('begin; lock table rows in access exclusive mode')
  let isAnswered = false
  const counted = rowCount().finally(() => {
    isAnswered = true
  })
  expect(await Promise.all([seat(1), seat(2)])).toEqual(['seat 1', 'seat 2'])
  expect(isAnswered).toBe(false)
  await holder.query('commit')
  holder.release()
  expect(await counted).toBe(0)
})

test('a connection that breaks on the way is an error for the one it broke under, and nothing is lost for good', async () => {
  const broken = quickRead(database.pool, {
    name: 'break',
    text: 'select pg_terminate_backend(pg_backend_pid()) from seats where number = $1',
    values: [1],
  })
  await expect(broken).rejects.toThrow()
  expect(await seat(1)).toBe('seat 1')
})

test('one without a name travels alone', async () => {
  const { rows } = await quickRead<{ name: string }>(database.pool, {
    text: 'select name from seats where number = $1',
    values: [5],
  })
  expect(rows).toEqual([{ name: 'seat 5' }])
})
