import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createUpload } from '@learntrail/contract/files/uploads'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Person } from '../access/person.ts'
import { buildHttp } from '../http/build-http.ts'
import { linesAMinute } from '../http/rate-limits.ts'
import { type AdmissionOptions, admitLines } from './admit-lines.ts'
import { Places } from './places.ts'

const path = '/line'
const publicUrl = 'https://learntrail.test'
const person = (id: string) =>
  ({ id, sessionId: id, isFilled: true, isMember: true, features: [] }) as unknown as Person

let app: FastifyInstance
afterEach(() => app.close())

/** Serves a product that identifies people by a cookie. */
async function serve(change: Partial<AdmissionOptions> = {}, settings: Record<string, string> = {}) {
  app = await buildHttp(readConfig({ PUBLIC_URL: publicUrl, ...settings }), pino({ level: 'silent' }))
  app.decorate('identify', async ({ cookies }) => (cookies.who === undefined ? null : person(cookies.who)))
  const access = { ...createUpload, access: 'session', method: 'GET' } as const
  const places = new Places(3)
  admitLines(app, { path, access, places, publicUrl, wordBytes: 1_000, beatMs: 4_000, mostUnfinished: 100, ...change })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

type Headers = Record<string, string>
const as = (who: string): Headers => ({ cookie: `who=${who}` })
const poll = (headers: Headers = {}, query = '') =>
  fetch(`${app.listeningOrigin}${path}/?EIO=4&transport=polling${query}`, { headers })

/** Asks for a WebSocket; returns the status, and whether the connection stays open. */
async function upgrade(headers: Headers = {}, { url = `${path}/?EIO=4&transport=websocket`, method = 'GET' } = {}) {
  const connection = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const lines = { host: 'learntrail.test', connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const asked = { ...lines, 'sec-websocket-key': Buffer.alloc(16).toString('base64'), ...headers }
  const head = Object.entries(asked).map(([name, value]) => `${name}: ${value}`)
  connection.write(`${[`${method} ${url} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`)
  const [said] = (await once(connection, 'data')) as [Buffer]
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(said.toString())?.[1])
  return { status, connection }
}

test('a line begins for who is signed in, by either way, and for nobody else', async () => {
  await serve()
  expect((await poll(as('ann'))).status).toBe(200)
  expect((await poll()).status).toBe(401)
  const taken = await upgrade(as('ann'))
  expect(taken.status).toBe(101)
  taken.connection.destroy()
  const refused = await upgrade()
  expect(refused.status).toBe(401)
  await once(refused.connection, 'close')
})

test('a page of another origin begins none, whatever it says of itself', async () => {
  await serve()
  const strangers: Headers[] = [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of strangers) {
    expect((await upgrade({ ...as('ann'), ...headers })).status).toBe(403)
    expect((await poll({ ...as('ann'), origin: 'https://evil.test' })).status).toBe(403)
  }
  const ours: Headers[] = [
    { origin: publicUrl },
    { origin: 'http://learntrail.test' },
    { 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of ours) {
    const { status, connection } = await upgrade({ ...as('ann'), ...headers })
    expect(status).toBe(101)
    connection.destroy()
    await once(connection, 'close')
  }
})

test('a person has so many lines, also such as say nothing', async () => {
  await serve()
  for (let number = 0; number < 3; number += 1) expect((await upgrade(as('ann'))).status).toBe(101)
  expect((await upgrade(as('ann'))).status).toBe(429)
  expect((await upgrade(as('ben'))).status).toBe(101)
})

test('what was let in and never became a line holds no place', async () => {
  await serve()
  for (let number = 0; number < 4; number += 1) {
    const { status, connection } = await upgrade({ ...as('ann'), 'sec-websocket-key': 'short' })
    expect(status).toBe(400)
    if (!connection.closed) await once(connection, 'close')
    expect((await poll(as('ann'), '&EIO=3')).status).toBe(400)
  }
  expect((await upgrade(as('ann'))).status).toBe(101)
})

test('so many lines wait for a token at a time, and the next is asked to come back', async () => {
  await serve({ mostUnfinished: 2 })
  const first = await upgrade(as('ann'))
  await upgrade(as('ben'))
  const refused = await poll(as('cai'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  first.connection.destroy()
  await expect.poll(async () => (await poll(as('cai'))).status).toBe(200)
})

test('beginning counts by person, and by address for guests: of IPv6 by its network, behind a proxy by what that says', async () => {
  await serve({ places: new Places(1_000), mostUnfinished: 1_000 }, { TRUST_PROXY: '1' })
  const guest = (address: string) => poll({ 'x-forwarded-for': address })
  for (let number = 1; number <= linesAMinute; number += 1)
    expect((await guest(`2001:db8:0:1::${number.toString(16)}`)).status).toBe(401)
  expect((await guest('2001:db8:0:1:ffff::1')).status).toBe(429)
  expect((await guest('2001:db8:0:2::1')).status).toBe(401)
  for (let number = 1; number <= linesAMinute; number += 1) expect((await poll(as('ann'))).status).not.toBe(429)
  expect((await poll(as('ann'))).status).toBe(429)
  expect((await poll(as('ben'))).status).not.toBe(429)
})

test('what is said on a line is only heard from who began it', async () => {
  await serve()
  const { sid } = JSON.parse((await (await poll(as('ann'))).text()).slice(1)) as { sid: string }
  expect((await poll(as('ben'), `&sid=${sid}`)).status).toBe(404)
  expect((await poll({}, `&sid=${sid}`)).status).toBe(401)
  expect((await poll(as('ben'), `&sid=${randomUUID()}`)).status).toBe(400)
})

test('an upgrade that no route takes is answered like any call, and its connection ends', async () => {
  await serve()
  const asked = [
    { url: '/nowhere', status: 404 },
    { url: `${path}/?EIO=4&transport=websocket`, method: 'POST', status: 400 },
  ]
  for (const { status, ...call } of asked) {
    const answered = await upgrade(as('ann'), call)
    expect(answered.status).toBe(status)
    await once(answered.connection, 'close')
  }
})
