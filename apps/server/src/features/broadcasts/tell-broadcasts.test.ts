import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { openStream, type StreamClient } from '../live/stream-client.fixture.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { organizations } from '../profiles/profiles.tables.ts'

let product: TestApp
let staff: TestPerson
let [here, elsewhere]: { schoolId: string; line: StreamClient; browser: TestBrowser }[] = []
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  staff = await newPerson(product, { role: 'operator' })
  const rows = await product.platform.db.select({ id: schools.id }).from(schools).limit(2)
  const readers = await Promise.all(rows.map(({ id }) => readerOf(id)))
  ;[here, elsewhere] = readers
})
afterAll(async () => {
  for (const reader of [here, elsewhere]) reader?.line.close()
  await product.close()
})
afterEach(() => {
  for (const reader of [here, elsewhere]) reader?.line.events.splice(0)
})

async function readerOf(schoolId: string) {
  const { id: accountId, browser } = await newPerson(product)
  const at = { type: 'academic_unit', county: 'taipei_city', township: 'x', academicRole: 'student' } as const
  await product.platform.db
    .insert(organizations)
    .values({ ...at, accountId, schoolType: 'high_school', schoolId, updatedAt: product.clock.now() })
  const line = await openStream(product, browser)
  await vi.waitFor(() => expect(line.events.map(({ event }) => event)).toContain('open'))
  return { schoolId, line, browser }
}

const everybody = { schoolId: null, roles: [], schoolTypes: [], plans: [] }
const send = (change: object = {}) =>
  staff.browser.post('/api/v2/broadcasts', {
    clientId: randomUUID(),
    title: '停電通知',
    content: paragraph('星期五晚上停電。'),
    audience: everybody,
    startsAt: null,
    ...change,
  })
const told = (reader: typeof here) => (reader?.line.events ?? []).flatMap(({ data }) => data.items ?? [])
const news = [{ kind: 'updateBroadcasts', id: null }]

test('what is sent, corrected and withdrawn is told at once to those who are there, and says nothing of itself', async () => {
  const { id } = (await send()).json()
  await expect.poll(() => told(here)).toEqual(news)
  await expect.poll(() => told(elsewhere)).toEqual(news)
  await staff.browser.patch(`/api/v2/broadcasts/${id}`, { title: '改期', content: paragraph('改到星期六。') })
  await expect.poll(() => told(here)).toEqual([...news, ...news])
  await staff.browser.delete(`/api/v2/broadcasts/${id}`)
  for (const reader of [here, elsewhere]) await expect.poll(() => told(reader)).toEqual([...news, ...news, ...news])
})

test('what is for a school alone is told there alone', async () => {
  await send({ audience: { ...everybody, schoolId: here?.schoolId } })
  await expect.poll(() => told(here)).toEqual(news)
  await send()
  await expect.poll(() => told(elsewhere)).toEqual(news)
  await expect.poll(() => told(here)).toEqual([...news, ...news])
})

test('what somebody has looked at, or opened, their other windows hear of once', async () => {
  const { id } = (await send()).json()
  await expect.poll(() => told(here)).toEqual(news)
  const seen = { kind: 'updateHomeNavigation', id: null }
  await here?.browser.patch('/api/v2/broadcasts/informed')
  await here?.browser.patch('/api/v2/broadcasts/informed')
  await here?.browser.post('/api/v2/broadcasts/readbroadcast', { id })
  await here?.browser.post('/api/v2/broadcasts/readbroadcast', { id })
  await send()
  await expect.poll(() => told(here)).toEqual([...news, seen, seen, ...news])
  expect(told(elsewhere)).not.toContainEqual(seen)
})

test('what is planned is told when its moment comes', async () => {
  // The queue uses the database's clock, by which this moment is long past.
  const startsAt = new Date(product.clock.now().getTime() + 3_600_000)
  expect((await send({ startsAt: startsAt.toISOString() })).json()).toMatchObject({ state: 'planned' })
  for (const reader of [here, elsewhere]) await expect.poll(() => told(reader), { timeout: 15_000 }).toEqual(news)
})
