import { randomUUID } from 'node:crypto'
import { liveLimits } from '@learntrail/contract/live/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { openStream, type StreamClient } from './stream-client.fixture.ts'

let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  person = await newPerson(product)
})
afterAll(() => product.close())

const open: StreamClient[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

async function stream(browser: TestBrowser = person.browser, headers: Record<string, string> = {}) {
  const client = await openStream(product, browser, '/api/v2/user-event', headers)
  open.push(client)
  return client
}

async function tell(topic = person.id): Promise<string> {
  const id = randomUUID()
  await product.platform.realtime.tell(product.platform.db, { topic, kind: 'updateFile', id })
  return id
}

const eventsOf = ({ events }: StreamClient) => events.map(({ event }) => event)

/** The first two events of a stream. On a slow machine a heartbeat may already have followed. */
const beginningOf = (line: StreamClient) => eventsOf(line).slice(0, 2)

test('who asks for a stream hears what changes for them, uncompressed and unbuffered; who does not reads the log', async () => {
  const line = await stream(person.browser, { 'accept-encoding': 'gzip, br' })
  expect(line.status).toBe(200)
  expect(line.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(line.headers['content-encoding']).toBeUndefined()
  await expect.poll(() => eventsOf(line)).toContain('open')
  const other = await newPerson(product)
  await tell(other.id)
  const told = await tell()
  await expect.poll(() => line.ids()).toEqual([told])
  const log = await person.browser.get('/api/v2/user-event')
  expect(log.json()).toMatchObject({ items: [] })
})

test('after a line broke, everything that came meanwhile is heard, once', async () => {
  const first = await stream()
  await expect.poll(() => eventsOf(first)).toContain('open')
  const before = await tell()
  await expect.poll(() => first.ids()).toContain(before)
  first.close()
  const told = [await tell(), await tell(), await tell()]
  const second = await stream(person.browser, { 'last-event-id': first.events.at(-1)?.id ?? '' })
  await expect.poll(() => eventsOf(second)).toContain('open')
  expect(second.ids()).toEqual(told)
  const third = await stream(person.browser, { 'last-event-id': second.events.at(-1)?.id ?? '' })
  await expect.poll(() => eventsOf(third)).toContain('open')
  expect(third.ids()).toEqual([])
})

test('who was away for too long is told to ask anew', async () => {
  const line = await stream(person.browser, { 'last-event-id': '1000.5:5:' })
  await expect.poll(() => beginningOf(line)).toEqual(['reset', 'open'])
})

test('a stream ends when its session does, and those of other sessions go on', async () => {
  const elsewhere = await signedIn(product, person.id)
  const [here, there] = [await stream(), await stream(elsewhere)]
  expect((await elsewhere.delete('/api/v2/sessions')).statusCode).toBe(200)
  await expect.poll(() => there.isEnded()).toBe(true)
  expect(there.events.at(-1)?.event).toBe('ended')
  const told = await tell()
  await expect.poll(() => here.ids()).toContain(told)
})

test('a node that was not told finds out at the next look that a session is over', async () => {
  const elsewhere = await signedIn(product, person.id)
  const there = await stream(elsewhere)
  await product.platform.db.execute(
    `delete from sessions where account_id = '${person.id}' and id = (select max(id::text)::uuid from sessions)`,
  )
  await expect.poll(() => there.isEnded(), { timeout: (liveLimits.checkSeconds + 5) * 1_000, interval: 250 }).toBe(true)
})

test('one person has so many streams and no more, and a place is free again when one is closed', async () => {
  const many = await newPerson(product)
  const streams = await Promise.all(Array.from({ length: liveLimits.perPerson }, () => stream(many.browser)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const refused = await stream(many.browser)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe(String(liveLimits.askSeconds))
  streams[0]?.close()
  await expect.poll(async () => (await stream(many.browser)).status).toBe(200)
})

test('a guest has no stream', async () => {
  expect((await stream(product.guest())).status).toBe(401)
})

test('a reader who does not read is let go, and asks anew when they come back', async () => {
  const slow = await stream()
  await expect.poll(() => eventsOf(slow)).toContain('open')
  slow.pause()
  // More than the socket's own buffers hold.
  for (let round = 0; round < 400; round += 1) {
    const messages = Array.from({ length: 200 }, () => ({
      topic: person.id,
      kind: 'updateFile' as const,
      id: randomUUID(),
    }))
    await product.platform.realtime.tell(product.platform.db, ...messages)
  }
  slow.resume()
  await expect.poll(() => slow.isEnded()).toBe(true)
  expect(slow.ids().length).toBeLessThan(400 * 200)
  const again = await stream(person.browser, { 'last-event-id': slow.events.at(-1)?.id ?? '' })
  await expect.poll(() => beginningOf(again)).toEqual(['reset', 'open'])
})
