import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listMonths } from '../database/months/months.repository.ts'
import { boundOf, firstKept, monthAfter, monthOfPart, monthsToCome, partOf } from '../database/months/months.rules.ts'
import { newId } from '../ids/ids.ts'
import { keepEventMonths, listWatermarks } from './keep-months.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('delete from events'))

const keep = (now: string, log = silentLog) => keepEventMonths({ db: database.db, clock: new TestClock(now), log })
const months = () => listMonths(database.db, 'events')

async function happened(at: string, pending: string[] = []): Promise<string> {
  const id = newId(Date.parse(at))
  await database.pool.query(
    `insert into events (id, kind, subject_id, at, pending) values ($1, 'box.opened', gen_random_uuid(), $2, $3)`,
    [id, at, pending],
  )
  return id
}

/** Returns the partition of each event. */
async function standing(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ id: string; place: string }>(
    'select id, tableoid::regclass::text as place from events',
  )
  return Object.fromEntries(rows.map(({ id, place }) => [id, place]))
}

test('a month is told from the first moment to the last by the ids of it', () => {
  const [start, end] = [newId(Date.parse('2026-11-01T00:00:00Z')), newId(Date.parse('2026-11-30T23:59:59.999Z'))]
  expect([boundOf('2026-11'), start, end, boundOf('2026-12')].toSorted()).toEqual([
    boundOf('2026-11'),
    start,
    end,
    boundOf('2026-12'),
  ])
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthsToCome(new Date('2026-11-30T23:00:00Z'))).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(firstKept(new Date('2026-11-01T00:00:00Z'))).toBe('2025-11')
  expect(['events_2026_11', 'events_strays', 'others_2026_11'].map((part) => monthOfPart('events', part))).toEqual([
    '2026-11',
    undefined,
    undefined,
  ])
  expect(partOf('events', '2026-11')).toBe('events_2026_11')
})

test('the migration and every start make this month and the two after it', async () => {
  expect(await months()).toEqual(expect.arrayContaining(monthsToCome(new Date())))
  await keep(new Date().toISOString())
  expect(await months()).toEqual(monthsToCome(new Date()))
})

test('months are made ahead, by several nodes at once, and take in what came before them', async () => {
  const [early, late] = [await happened('2040-03-31T23:59:59.999Z'), await happened('2040-04-01T00:00:00.000Z')]
  expect(new Set(Object.values(await standing()))).toEqual(new Set(['events_strays']))
  await Promise.all([keep('2040-02-10T00:00:00Z'), keep('2040-02-10T00:00:00Z')])
  expect(await standing()).toEqual({ [early]: 'events_2040_03', [late]: 'events_2040_04' })
  const next = await happened('2040-02-29T12:00:00Z')
  expect((await standing())[next]).toBe('events_2040_02')
})

test('what is twelve months old goes whole, a month at a time', async () => {
  const [first, last, kept] = [
    await happened('2050-01-01T00:00:00Z'),
    await happened('2050-01-31T23:59:59.999Z'),
    await happened('2050-02-01T00:00:00Z'),
  ]
  await keep('2050-02-01T00:00:00Z')
  await keep('2051-01-31T23:59:59Z')
  expect(Object.keys(await standing())).toEqual([first, last, kept].toSorted())
  await keep('2051-02-01T00:00:00Z')
  expect(Object.keys(await standing())).toEqual([kept])
  expect(await months()).not.toContain('2050-01')
})

test('a month stays until every handler has passed it', async () => {
  const heard = await happened('2060-01-10T00:00:00Z')
  const unheard = await happened('2060-01-11T00:00:00Z', ['points.add', 'figures.count'])
  const later = await happened('2060-02-11T00:00:00Z', ['points.add'])
  await keep('2060-01-20T00:00:00Z')
  const warn = vi.fn()
  await keep('2061-03-01T00:00:00Z', { ...silentLog, warn })
  expect(Object.keys(await standing())).toEqual([heard, unheard, later].toSorted())
  expect(warn).toHaveBeenCalledWith({ month: '2060-01', handlers: ['figures.count', 'points.add'] }, expect.any(String))
  expect(await listWatermarks(database.db)).toEqual([
    { handler: 'figures.count', firstUnheard: unheard },
    { handler: 'points.add', firstUnheard: unheard },
  ])
  await database.pool.query(`update events set pending = '{}' where id = $1`, [unheard])
  await keep('2061-03-01T00:00:00Z')
  expect(Object.keys(await standing())).toEqual([later])
})

test('what stood in no month is let go of as well, unless somebody has yet to hear of it', async () => {
  await happened('1999-01-01T00:00:00Z')
  const unheard = await happened('1999-02-01T00:00:00Z', ['points.add'])
  await keep(new Date().toISOString())
  expect(await standing()).toEqual({ [unheard]: 'events_strays' })
})
