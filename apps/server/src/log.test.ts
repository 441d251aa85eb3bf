import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { createLog } from './platform/log/create-log.ts'
import { newPerson } from './testing/people.ts'
import { createTestApp, type TestApp, TestBrowser } from './testing/test-app.ts'

let product: TestApp
let app: FastifyInstance
let lines: Record<string, unknown>[] = []
beforeAll(async () => {
  product = await createTestApp()
  app = await buildApp(product.platform, createLog('debug', { write: (line) => lines.push(JSON.parse(line)) }))
})
afterAll(async () => {
  await app.close()
  await product.close()
})
beforeEach(() => {
  lines = []
})
const requests = () => lines.filter(({ msg }) => msg === 'request')

async function browserOf() {
  const { browser, id, email } = await newPerson(product)
  const here = new TestBrowser(app)
  for (const cookie of browser.cookieHeader.split('; ')) here.setCookie(...(cookie.split('=') as [string, string]))
  return { browser: here, id, email }
}

test('a request is one line with its route, status, time and id, and nothing of its address', async () => {
  const { browser, id } = await browserOf()
  const answer = await browser.get('/api/v2/portfolios/6f1c8d6e-0000-4000-8000-000000000000/versions?words=祕密')
  const { requestId } = answer.json()
  expect(requests()).toEqual([
    expect.objectContaining({
      level: 30,
      method: 'GET',
      route: '/api/v2/portfolios/:id/versions',
      status: 404,
      ms: expect.any(Number),
      requestId,
    }),
  ])
  for (const part of ['祕密', encodeURIComponent('祕密'), '6f1c8d6e', id, '192.0.2.1', browser.cookieHeader]) {
    expect(JSON.stringify(lines)).not.toContain(part)
  }
})

test('a token in an address, of a screen or of nothing, does not reach the log', async () => {
  for (const url of ['/verification/geheimes-token', '/nothing/geheimes-token', '/api/v2/geheimes-token']) {
    await app.inject({ url, headers: { accept: 'text/html', authorization: 'Bearer geheimes-token' } })
  }
  expect(requests()).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain('geheim')
})

test('who asks for health makes no noise', async () => {
  await app.inject({ url: '/api/health' })
  expect(requests()).toMatchObject([{ level: 20, route: '/api/health' }])
})

test('a record that cannot be stored leaves none of its words in the log', async () => {
  const { browser } = await browserOf()
  await product.platform.pool.query(`
    create function break_posts() returns trigger language plpgsql as
      $$ begin raise exception 'no: %', new.title using errcode = '22023', detail = new.title; end $$;
    create trigger break before insert on all_posts for each row execute function break_posts()`)
  const answer = await browser.post('/api/v2/portfolios/portfolio', {
    clientId: randomUUID(),
    title: '只有我知道的事',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '我的祕密' }] }] },
    fileIds: [],
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    privacy: 3,
  })
  await product.platform.pool.query('drop function break_posts cascade')
  expect(answer.statusCode).toBe(500)
  const failures = lines.filter(({ level }) => level === 50)
  expect(failures).toMatchObject([
    { msg: 'call failed', route: '/api/v2/portfolios/portfolio', requestId: answer.json().requestId },
  ])
  expect(JSON.stringify(failures)).toContain('22023')
  for (const words of ['只有我知道的事', '我的祕密']) expect(JSON.stringify(lines)).not.toContain(words)
})
