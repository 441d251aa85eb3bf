import { eventsOf, field, nothing } from '@learntrail/contract/event'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { tripCounter } from '../../testing/count-trips.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { inTransaction } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { createEvents, type Events } from './events.ts'

const ofBox = eventsOf('box')
const opened = ofBox('box.opened', { since: '2026-11-22', data: { number: field.number }, undoneBy: ['box.closed'] })
const closed = ofBox('box.closed', { since: '2026-11-22', undoneBy: nothing })

let database: TestDatabase
let jobs: Jobs
let events: Events
let heard: string[] = []
let subjectId: string
let waiting: (() => void)[] = []
let tripsOf: ReturnType<typeof tripCounter>

beforeEach(async () => {
  await end()
  heard = []
  subjectId = newId()
  database = await createTestDatabase()
  tripsOf = tripCounter(database.pool)
  jobs = await createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  events = createEvents({ db: database.db, jobs, clock: systemClock, log: silentLog })
})
afterAll(end)

async function end(): Promise<void> {
  await jobs?.stop()
  await database?.drop()
}

const note = (what: string) => {
  heard.push(what)
  for (const look of waiting) look()
}
const until = (isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSo()) return
      waiting = waiting.filter((one) => one !== look)
      resolve()
    }
    waiting.push(look)
    look()
  })

const open = (number: number) =>
  inTransaction(database.db, (transaction) => {
    const fact = { actorId: null, subjectId, data: { number }, at: new Date() }
    return events.record(transaction, opened, fact)
  })
const rows = async () => (await database.pool.query('select kind, data, pending, failed from events order by seq')).rows

test('what nobody hears of is one row, and no job', async () => {
  await jobs.start()
  await open(1)
  expect(await rows()).toEqual([{ kind: 'box.opened', data: { number: 1 }, pending: [], failed: [] }])
  const { rows: queued } = await database.pool.query("select 1 from jobs.job where name = 'events.dispatch'")
  expect(queued).toEqual([])
})

test('what happens last in a transaction makes no way of its own, and is undone with it', async () => {
  await open(1)
  expect(await tripsOf(() => open(2))).toBe(1)
  const before = await rows()
  const undone = inTransaction(database.db, async (transaction) => {
    await events.record(transaction, opened, { actorId: null, subjectId, data: { number: 3 }, at: new Date() })
    throw new Error('changed our mind')
  })
  await expect(undone).rejects.toThrow('changed our mind')
  expect(await rows()).toEqual(before)
})

test('is no job for who is not concerned, and one for who is', async () => {
  events.on(
    opened,
    'test.even',
    async ({ data }) => note(`even ${data.number}`),
    ({ number }) => number % 2 === 0,
  )
  await jobs.start()
  await open(1)
  expect((await rows()).map(({ pending }) => pending)).toEqual([[]])
  const queued = await database.pool.query("select 1 from jobs.job where name = 'events.dispatch'")
  expect(queued.rows).toEqual([])
  await open(2)
  await until(() => heard.length === 1)
  expect(heard).toEqual(['even 2'])
})

test('is heard after the commit, in order, once, and not when it is rolled back', async () => {
  events.on(opened, 'test.note', async ({ data }) => note(`opened ${data.number}`))
  events.on(closed, 'test.note', async () => note('closed'))
  await jobs.start()
  const rolledBack = inTransaction(database.db, async (transaction) => {
    await events.record(transaction, opened, { actorId: null, subjectId, data: { number: 0 }, at: new Date() })
    throw new Error('changed our mind')
  })
  await expect(rolledBack).rejects.toThrow('changed our mind')
  // At the same moment, so that only the order of writing distinguishes them.
  const at = new Date()
  await inTransaction(database.db, async (transaction) => {
    for (const number of [1, 2, 3]) {
      await events.record(transaction, opened, { actorId: null, subjectId, data: { number }, at })
    }
    await events.record(transaction, closed, { actorId: null, subjectId, at })
  })
  await until(() => heard.includes('closed'))
  expect(heard).toEqual(['opened 1', 'opened 2', 'opened 3', 'closed'])
})

test('a handler that fails is tried again from there, and keeps no other from hearing', async () => {
  let isBroken = true
  events.on(opened, 'test.broken', async ({ data }) => {
    if (data.number === 2 && isBroken) {
      isBroken = false
      throw new Error('the mail server is away')
    }
    note(`broken ${data.number}`)
  })
  events.on(opened, 'test.sound', async ({ data }) => note(`sound ${data.number}`))
  await jobs.start()
  for (const number of [1, 2, 3]) await open(number)
  await until(() => heard.length === 6)
  expect(heard.filter((one) => one.startsWith('broken'))).toEqual(['broken 1', 'broken 2', 'broken 3'])
  expect(heard.filter((one) => one.startsWith('sound'))).toEqual(['sound 1', 'sound 2', 'sound 3'])
})

test('what a handler writes is undone with its failure', async () => {
  let tries = 0
  await database.pool.query('create table notes (number int)')
  events.on(opened, 'test.write', async ({ data }, transaction) => {
    await transaction.execute(`insert into notes values (${Number(data.number)})`)
    tries += 1
    if (tries === 1) throw new Error('one statement too many')
    note('written')
  })
  await jobs.start()
  await open(7)
  await until(() => heard.length === 1)
  const notes = async () => (await database.pool.query('select number from notes')).rows
  await vi.waitFor(async () => expect(await notes()).toEqual([{ number: 7 }]), { timeout: 20_000 })
})

test('what a handler can never hear is put aside, and it hears of what came after', async () => {
  events.on(opened, 'test.picky', async ({ data }) => {
    if (data.number === 1) throw new Error('not this one')
    note(`opened ${data.number}`)
  })
  await jobs.start()
  await open(1)
  await open(2)
  await until(() => heard.includes('opened 2'))
  expect((await rows()).map(({ failed }) => failed)).toEqual([['test.picky'], []])
}, 30_000)

test('what was left by a process that died before its dispatch is found', async () => {
  events.on(opened, 'test.note', async ({ data }) => note(`opened ${data.number}`))
  await database.pool.query(
    "insert into events (id, kind, subject_id, data, at, pending) values ($1, $2, $3, $4, now(), '{test.note}')",
    [newId(), opened.name, subjectId, { number: 5 }],
  )
  await jobs.start()
  await until(() => heard.includes('opened 5'))
})

test('a handler has a name of its own for a kind', () => {
  events.on(opened, 'test.note', async () => undefined)
  expect(() => events.on(opened, 'test.note', async () => undefined)).toThrow('hears of box.opened already')
})
