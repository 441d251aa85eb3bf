import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { inTransaction, openSession } from '../database/index.ts'
import { createJobs, type Jobs, jobKind } from './jobs.ts'

interface Numbered {
  number: number
}
const count = jobKind<Numbered>('test.count')
const stumble = jobKind<Numbered>('test.stumble')
const giveUp = jobKind<Numbered>('test.give-up', { retries: 2 })
const shared = jobKind<Numbered>('test.shared', { width: 2, widthEach: 1 })
const handful = jobKind<Numbered>('test.handful', { atOnce: 5 })
const abreast = jobKind<Numbered>('test.abreast', { width: 2 })

let database: TestDatabase
let jobs: Jobs
const counted: number[] = []
let stumbles = 0
let takenUp = 0
const tries: boolean[] = []
let meeting = 0
const sharedOut: number[] = []
const inHandful: number[] = []
let letGo: () => void = () => undefined
const isLetGo = new Promise<void>((resolve) => {
  letGo = resolve
})
let waiting: { for: () => boolean; resolve: () => void }[] = []
const happened = () => {
  const met = waiting.filter((one) => one.for())
  waiting = waiting.filter((one) => !met.includes(one))
  for (const { resolve } of met) resolve()
}
const until = (condition: () => boolean) =>
  new Promise<void>((resolve) => (condition() ? resolve() : waiting.push({ for: condition, resolve })))

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await createJobs(database.pool, silentLog, { retryDelaySeconds: 0, superviseSeconds: 1 })
  jobs.handle(count, async ({ number }) => {
    counted.push(number)
    happened()
  })
  jobs.handle(stumble, async () => {
    stumbles += 1
    happened()
    if (stumbles === 1) throw new Error('the mail server is away')
  })
  jobs.handle(shared, async ({ number }) => {
    sharedOut.push(number)
    happened()
    // Ann's first job does not finish before someone else has been served.
    if (number < 10) await isLetGo
  })
  jobs.handle(handful, async ({ number }) => {
    const isFirstTry = !inHandful.includes(number)
    inHandful.push(number)
    happened()
    if (number === 2 && isFirstTry) throw new Error('only this one')
  })
  jobs.handle(giveUp, async (_, { isLast }) => {
    tries.push(isLast)
    happened()
    if (!isLast) throw new Error('the disk is away')
  })
  jobs.handle(abreast, async () => {
    meeting += 1
    happened()
    // The first one waits for the other; on its own it would never finish.
    await until(() => meeting === 2)
  })
  jobs.atStart(async () => {
    takenUp += 1
  })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

test('a job runs when its transaction commits, and not when it is rolled back', async () => {
  const rolledBack = inTransaction(database.db, async (transaction) => {
    await jobs.enqueue(transaction, count, { number: 1 })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, count, { number: 2 }))
  await until(() => counted.includes(2))
  expect(counted).toEqual([2])
})

test('what an earlier process left undone is taken up at the start, once', () => {
  expect(takenUp).toBe(1)
})

test('a job that fails is tried again', async () => {
  await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, stumble, { number: 1 }))
  await until(() => stumbles === 2)
}, 20_000)

test('a job knows when it is tried for the last time', async () => {
  await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, giveUp, { number: 1 }))
  await until(() => tries.length === 3)
  expect(tries).toEqual([false, false, true])
}, 20_000)

test('of those taken in one go, only the one that failed is tried again', async () => {
  await inTransaction(database.db, async (transaction) => {
    for (const number of [1, 2, 3]) await jobs.enqueue(transaction, handful, { number })
  })
  await until(() => inHandful.length === 4)
  expect(inHandful.toSorted()).toEqual([1, 2, 2, 3])
}, 20_000)

test('of a wide kind several are done at a time', async () => {
  await inTransaction(database.db, async (transaction) => {
    for (const number of [1, 2]) await jobs.enqueue(transaction, abreast, { number })
  })
  await until(() => meeting === 2)
}, 20_000)

test('however many there are, the next begins as soon as one is done', async () => {
  const before = counted.length
  // Polled twice a second, they would take twice as long as this test may.
  await inTransaction(database.db, async (transaction) => {
    for (let number = 0; number < 40; number += 1) await jobs.enqueue(transaction, count, { number: 100 + number })
  })
  await until(() => counted.length === before + 40)
  expect(counted.slice(before)).toEqual(Array.from({ length: 40 }, (_, number) => 100 + number))
}, 10_000)

test('who listens begins at once with what another process has queued', async () => {
  const session = openSession(database.connection, silentLog)
  const elsewhere = await createJobs(database.pool, silentLog, { session })
  let begun = 0
  // Scheduled kinds are polled twice a minute unless a notification arrives.
  elsewhere.every('0 0 1 1 *', jobKind('test.told'), async () => {
    begun += 1
    happened()
  })
  await elsewhere.start()
  for (const number of [1, 2, 3, 4, 5]) {
    await jobs.enqueue(database.db, jobKind('test.told'), {})
    await until(() => begun === number)
  }
  await elsewhere.stop()
  await session.close()
}, 10_000)

test('a job whose process has given no sign of life for a while is taken over', async () => {
  const before = counted.length
  await inTransaction(database.db, (transaction) =>
    jobs.enqueue(transaction, count, { number: 7 }, { startAfter: new Date(Date.now() + 3_600_000) }),
  )
  // As a node leaves it that started the job and died.
  await database.pool.query(
    `update jobs.job set state = 'active', started_on = now() - interval '5 minutes', start_after = now(),
       heartbeat_on = now() - interval '5 minutes', heartbeat_seconds = 60
     where name = $1 and data->>'number' = '7'`,
    [count.name],
  )
  await until(() => counted.length === before + 1)
  expect(counted.at(-1)).toBe(7)
}, 20_000)

test('of a shared kind one person’s many keep nobody else waiting', async () => {
  await inTransaction(database.db, async (transaction) => {
    for (const number of [1, 2, 3]) await jobs.enqueue(transaction, shared, { number }, { person: 'ann' })
    await jobs.enqueue(transaction, shared, { number: 10 }, { person: 'ben' })
  })
  await until(() => sharedOut.includes(10) && sharedOut.length > 1)
  // Two workers that look at the same moment may start either of ann's first two jobs, never both.
  expect(sharedOut.filter((number) => number < 10)).toHaveLength(1)
  letGo()
  await until(() => sharedOut.length === 4)
  expect(sharedOut.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 10])
}, 20_000)

test('a start makes the schedule that is new or another, and leaves the one that is as it was', async () => {
  const nightly = jobKind('test.nightly')
  const startWith = async (cron: string) => {
    const started = await createJobs(database.pool, silentLog)
    started.every(cron, nightly, async () => undefined)
    await started.start()
    await started.stop()
    const found = await database.pool.query<{ cron: string; updated_on: Date }>(
      'select cron, updated_on from jobs.schedule where name = $1',
      [nightly.name],
    )
    return found.rows[0]
  }
  const first = await startWith('0 3 * * *')
  expect(first?.cron).toBe('0 3 * * *')
  expect(await startWith('0 3 * * *')).toEqual(first)
  expect((await startWith('0 4 * * *'))?.cron).toBe('0 4 * * *')
})
