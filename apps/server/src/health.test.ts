import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  product.app.inject({ url, headers, remoteAddress })

test('who asks whether it lives and whether it can serve is answered in JSON, whatever they would take', async () => {
  for (const [url, answered] of [
    ['/livez', { ok: true }],
    ['/healthz', { ok: true, database: 'up', storage: 'up', threads: 'up' }],
    ['/api/health', { ok: true }],
  ] as const) {
    const answer = await get(url, { accept: 'text/html' }, '192.0.2.1')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(answered)
  }
})

test('health is told while calls hold every connection', async () => {
  const { pool } = product.platform
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    expect((await get('/livez')).statusCode).toBe(200)
    expect((await get('/healthz')).json()).toMatchObject({ ok: true, database: 'up' })
    const figures = (await get('/metrics')).body
    expect(figures).toContain(`learntrail_database_connections{pool="requests",state="in_use"} ${held.length}\n`)
  } finally {
    for (const connection of held) connection.release()
  }
})

test('a store that is away is told, and keeps nobody from being served', async () => {
  const away = await createTestApp({
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'away',
    S3_ACCESS_KEY_ID: 'nobody',
    S3_SECRET_ACCESS_KEY: 'nobody',
  })
  const answer = await away.app.inject('/healthz')
  await away.close()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ok: true, database: 'up', storage: 'away', threads: 'up' })
})

test('the figures tell of process, database, jobs and calls, and name nobody', async () => {
  const { browser, id } = await newPerson(product)
  await browser.get('/api/v2/users/current')
  const answer = await get('/metrics')
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(answer.body).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.]+$/m)
  expect(answer.body).toMatch(/^learntrail_database_up 1$/m)
  expect(answer.body).toMatch(/^learntrail_jobs\{kind="accounts.clean-up",state="waiting"\} \d+$/m)
  expect(answer.body).toMatch(
    /^learntrail_requests_total\{method="GET",route="\/api\/v2\/users\/current",status="2xx"\} 1$/m,
  )
  for (const line of answer.body.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) |[a-z_]+(?:\{[^}]+\})? \S+$)/)
  expect(answer.body).not.toContain(id)
})

test('to anybody from outside the figures do not exist', async () => {
  for (const answer of [
    await get('/metrics', { accept: 'text/html' }, '192.0.2.1'),
    await get('/metrics', { accept: 'text/html', 'x-forwarded-for': '192.0.2.1' }),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
})
