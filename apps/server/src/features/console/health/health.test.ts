import type { Health } from '@learntrail/contract/console/health'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Heartbeat } from '../../../platform/nodes/heartbeat.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const read = async () => (await operator.browser.get('/api/v2/admin/health')).json<Health>()

test('operators see how the product is, without a word of what work carries', async () => {
  const heartbeat = new Heartbeat(product.platform.pool, 'here')
  await heartbeat.beat()
  await read()
  const answer = await operator.browser.get('/api/v2/admin/health')
  const health = answer.json<Health>()
  expect(health).toMatchObject({ storage: 'up', troubles: [], mails: { troubled: 0 } })
  expect(health.version).toMatch(/^\d+\.\d+/)
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.freeBytes).toBeGreaterThan(0)
  expect(health.nodes).toMatchObject([{ id: heartbeat.id, name: 'here', isSilent: false }])
  expect(health.calls.map(({ route }) => route)).toContain('/api/v2/admin/health')
  expect(health.calls[0]?.slowest.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(health.jobs.map(({ kind }) => kind)).toContain('mail.send')
  expect(health.programs.map(({ name }) => name)).toEqual(['ffmpeg', 'libreoffice'])
})

test('work that was given up is shown, tried again by hand, and that is in the log', async () => {
  const { pool } = product.platform
  const id = '019f0000-0000-7000-8000-0000000000f1'
  const secret = 'https://learntrail.example/verification/secret'
  // As the queue leaves a job after its last failure. No worker handles this queue, so none takes it.
  await pool.query(`select jobs.create_queue('console.test', '{"policy":"standard"}'::jsonb)`).catch(() => undefined)
  const columns = `id, name, data, state, retry_count, retry_limit, started_on, completed_on`
  const { rows } = await pool.query<{ name: string }>(
    `insert into jobs.job (${columns}) select $1, q.name, jsonb_build_object('link', $2::text), 'failed', 3, 3, now(), now()
     from jobs.queue q where q.name = 'console.test' returning name`,
    [id, secret],
  )
  expect(rows).toHaveLength(1)
  const before = await operator.browser.get('/api/v2/admin/health')
  expect(before.body).not.toContain('secret')
  expect(before.json<Health>().troubles).toMatchObject([{ id, kind: 'console.test', isGivenUp: true, tries: 3 }])
  const again = () => operator.browser.post(`/api/v2/admin/jobs/${id}/retry`)
  expect((await again()).json()).toEqual({ ok: true })
  expect((await read()).troubles).toMatchObject([{ id, isGivenUp: false }])
  const log = await operator.browser.get(`/api/v2/admin/audit?subjectId=${id}`)
  expect(log.json<{ items: unknown[] }>().items).toMatchObject([{ act: 'job.retried', data: { kind: 'console.test' } }])
  await pool.query(`delete from jobs.job where id = $1`, [id])
  expect((await again()).json<Problem>().code).toBe('JOB_NOT_FOUND')
})
