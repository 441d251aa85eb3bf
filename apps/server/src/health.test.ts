import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseProbe } from './platform/http/health/database-probe.ts'
import { LoopDelay } from './platform/http/health/loop-delay.ts'
import { readinessOf } from './platform/http/health/readiness.ts'
import { startS3Server } from './platform/storage/s3-server.fixture.ts'
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
    ['/healthz', { ok: true, database: 'up', storage: 'up', threads: 'up', loop: 'up' }],
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
    const figures = await product.app.figures()
    expect(figures).toContain(`learntrail_database_connections{pool="requests",state="in_use"} ${held.length}\n`)
  } finally {
    for (const connection of held) connection.release()
  }
})

test('a store that is away is told, and keeps nobody from being served', async () => {
  const store = await startS3Server()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const away = await createTestApp({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys })
  await store.stop()
  const answer = await away.app.inject('/healthz')
  await away.close()
  await store.remove()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ok: true, database: 'up', storage: 'away', threads: 'up', loop: 'up' })
})

test('an event loop that is late by seconds is told while it lasts, and no people are to be sent there', async () => {
  const { pool, storage } = product.platform
  const probe = new DatabaseProbe(pool)
  const delay = new LoopDelay({ everyMs: 100 })
  const look = readinessOf(probe, storage, delay)
  expect(await look()).toMatchObject({ ok: true, loop: 'up' })

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_100)
  await expect.poll(() => delay.latest.most, { interval: 5 }).toBeGreaterThan(2)
  const late = await look()
  await expect.poll(look).toMatchObject({ ok: true, loop: 'up' })
  expect(late).toMatchObject({ ok: false, database: 'up', loop: 'late' })
  expect(delay.take().p99).toBeGreaterThan(2)
  expect(delay.take().p99).toBeLessThan(2)
  delay.close()
  await probe.close()
})

test('the figures tell of process, database, jobs and calls, and name nobody', async () => {
  const { browser, id } = await newPerson(product)
  await browser.get('/api/v2/users/current')
  const body = await product.app.figures()
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(body).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.]+$/m)
  expect(body).toMatch(/^learntrail_database_up 1$/m)
  expect(body).toMatch(/^learntrail_jobs\{kind="accounts.clean-up",state="waiting"\} \d+$/m)
  expect(body).toMatch(/^learntrail_jobs_given_up\{kind="mail.send"\} 0$/m)
  expect(body).toMatch(/^learntrail_jobs_tried_again\{kind="mail.send"\} 0$/m)
  expect(body).toMatch(/^learntrail_mails_unsent 0$/m)
  expect(body).toMatch(/^learntrail_data_free_bytes [1-9]\d+$/m)
  expect(body).toMatch(/^learntrail_requests_total\{method="GET",route="\/api\/v2\/users\/current",status="2xx"\} 1$/m)
  for (const line of body.split('\n').filter((one) => one !== ''))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) |[a-z_]+(?:\{[^}]+\})? \S+$)/)
  expect(body).not.toContain(id)
})

test('at the address of the product the figures do not exist', async () => {
  const answer = await get('/metrics', { accept: 'application/json' })
  expect(answer.body).not.toContain('learntrail_')
})
