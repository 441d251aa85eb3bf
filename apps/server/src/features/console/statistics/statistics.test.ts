import { type History, historyDays, historyMonths, type Statistics } from '@learntrail/contract/console/statistics'
import type { Problem } from '@learntrail/contract/errors'
import { postPublished } from '@learntrail/contract/posts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter, dayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { daysFrom, mondaysUntil, monthsBefore } from './days.rules.ts'
import { countYesterday } from './statistics.service.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const read = async () => (await operator.browser.get('/api/v2/admin/statistics')).json<Statistics>()

/** A published record as the event log has it. */
const publishedAt = (actorId: string, at: Date) =>
  inTransaction(product.platform.db, (transaction) =>
    product.platform.events.record(transaction, postPublished, {
      actorId,
      subjectId: actorId,
      at,
      data: { title: '溪流', privacy: 1, groupIds: [], ownerId: actorId, hasMentions: false },
    }),
  )

test('a week begins on Monday', () => {
  expect(mondaysUntil('2026-11-29', 2)).toEqual(['2026-11-23', '2026-11-16'])
  expect(mondaysUntil('2026-11-30', 2)).toEqual(['2026-11-30', '2026-11-23'])
})

test('days follow each other over the end of a month, and months go back over a new year', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(monthsBefore('2026-03-31', 4)).toBe('2025-11-01')
})

test('counts what was done today and in each of twelve weeks, and not what was before', async () => {
  const before = await read()
  expect(before.weeks).toHaveLength(12)
  const first = startOfDay(before.weeks.at(-1)?.monday ?? '')
  const person = await newPerson(product)
  await publishedAt(person.id, product.clock.now())
  await publishedAt(person.id, first)
  await publishedAt(person.id, new Date(first.getTime() - 1))
  const after = await read()
  const more = (read: (statistics: Statistics) => number | undefined) => (read(after) ?? 0) - (read(before) ?? 0)
  expect(more(({ today }) => today.records)).toBe(1)
  expect(more(({ weeks }) => weeks[0]?.records)).toBe(1)
  expect(more(({ weeks }) => weeks.at(-1)?.records)).toBe(1)
  expect(more(({ weeks }) => weeks.at(-1)?.active)).toBe(1)
})

test('the weeks are taken along as a table', async () => {
  const answer = await operator.browser.get('/api/v2/admin/statistics/table?form=csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain('週')
  const { weeks } = await read()
  expect(lines[1]).toContain(weeks[0]?.monday)
  expect(answer.headers['content-disposition']).toContain(dayIn(product.clock.now()))
})

const history = async (days: number | string) => operator.browser.get(`/api/v2/admin/statistics/days?days=${days}`)
const readDays = async (days: number) => (await history(days)).json<History>()
const yesterday = () => dayAfter(dayIn(product.clock.now()), -1)

test('a day is counted when it is over, once, and a day without a count is missing', async () => {
  const day = yesterday()
  const [person, other] = [await newPerson(product), await newPerson(product)]
  const end = startOfDay(dayAfter(day))
  await publishedAt(person.id, new Date(end.getTime() - 1))
  await publishedAt(person.id, startOfDay(day))
  await publishedAt(other.id, end)
  expect(await readDays(2)).toEqual({ from: dayAfter(day, -1), to: day, items: [] })

  await countYesterday(product.platform)
  const { items } = await readDays(2)
  expect(items).toEqual([expect.objectContaining({ day, active: 1, records: 2, handIns: 0 })])
  // Everybody here signed up today.
  expect(items[0]).toMatchObject({ students: 0, unfilled: 0 })

  // Later events do not change it.
  await publishedAt(person.id, new Date(end.getTime() - 2))
  await countYesterday(product.platform)
  expect((await readDays(2)).items).toEqual(items)
})

test('two nights that count at the same moment leave one day', async () => {
  product.clock.advance(86_400_000)
  await Promise.all([countYesterday(product.platform), countYesterday(product.platform)])
  const { items } = await readDays(historyDays.most)
  expect(items.filter(({ day }) => day === yesterday())).toHaveLength(1)
  expect(items.map(({ day }) => day)).toEqual(items.map(({ day }) => day).sort())
  const { students = 0, teachers = 0, others = 0, unfilled = 0 } = items.at(-1) ?? {}
  expect(students + teachers + others + unfilled).toBeGreaterThan(0)
})

test('the days are taken along as a table, in which one that was not counted is empty', async () => {
  product.clock.advance(86_400_000)
  const answer = await operator.browser.get('/api/v2/admin/statistics/days/table?form=csv&days=3')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('學生')
  expect(lines[2]).toMatch(/^"?\d{4}-\d{2}-\d{2}"?,\d/)
  expect(lines[3]?.replaceAll('"', '')).toBe(`${yesterday()},,,,,,,,,,`)
})

test('a day that is too old is forgotten when the next one is counted', async () => {
  const count = async () => (await product.platform.pool.query('select from statistics_days')).rows.length
  const oldest = monthsBefore(dayIn(product.clock.now()), historyMonths)
  const before = await count()
  for (const day of [oldest, dayAfter(oldest, -1)])
    await product.platform.pool.query(
      `insert into statistics_days values ($1, ${Array.from({ length: 10 }, () => 0).join(', ')})`,
      [day],
    )
  await countYesterday(product.platform)
  expect(await count()).toBe(before + 2)
})

test.each([
  [historyDays.most, 200],
  [historyDays.most + 1, 400],
  [historyDays.fewest, 200],
  [historyDays.fewest - 1, 400],
  ['all', 400],
])('of %s days, the answer is %i', async (days, status) => expect((await history(days)).statusCode).toBe(status))

test.each(['support', 'moderator'] as const)('%s is refused', async (role) => {
  const { browser } = await newPerson(product, { role })
  for (const path of ['', '/table?form=csv', '/days?days=30', '/days/table?form=csv&days=30']) {
    const answer = await browser.get(`/api/v2/admin/statistics${path}`)
    expect(answer.statusCode, answer.json<Problem>().code).toBe(403)
  }
})
