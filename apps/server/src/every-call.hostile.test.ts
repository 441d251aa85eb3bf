import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from './testing/people.ts'
import { sampleBodies, sampleQueries } from './testing/samples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

/** What no field should take: wrong types, hostile texts, numbers out of every range. */
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  "'; drop table posts; --",
  '%00%0a',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '一'.repeat(20_000),
  'x'.repeat(500_000),
  [],
  [[[[[]]]]],
  Array.from({ length: 5_000 }, () => 'x'),
  {},
  { $ne: null },
  { type: 'doc', content: [{ type: 'script' }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '\u0000' }] }] },
]

/** The body with each of its fields, at every depth, left out or replaced by each hostile value. */
function* mutations(body: unknown): Generator<unknown> {
  yield* hostileValues
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries()) for (const value of mutations(item)) yield body.with(index, value)
  } else if (typeof body === 'object' && body !== null) {
    yield { ...body, unknownField: 'x' }
    for (const [key, item] of Object.entries(body)) {
      yield Object.fromEntries(Object.entries(body).filter(([other]) => other !== key))
      for (const value of mutations(item)) yield { ...body, [key]: value }
    }
  }
}

const malformed = [
  '',
  '{',
  '[',
  '"',
  'null',
  '{"a":',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '['.repeat(50_000),
]

function expectProblem(answer: { statusCode: number; headers: Record<string, unknown>; body: string }, what: string) {
  expect(answer.statusCode, `${what} answers ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  if (answer.statusCode < 400) return
  expect(String(answer.headers['content-type'])).toContain('application/problem+json')
  const problem = JSON.parse(answer.body) as Problem
  expect(errorStatus[problem.code], problem.code).toBe(answer.statusCode)
  expect(answer.body).not.toMatch(/ at .*\.ts:|select |insert into|node_modules|postgres/i)
}

const ids = ['', 'x', '1', '%00', '%2e%2e%2f', '0'.repeat(200), 'ffffffff-ffff-ffff-ffff-fffffffffff', '__proto__']
const calls = allCalls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const)

describe.each(calls)('%s', (name, call) => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const address = call.path.replaceAll(/:\w+/g, nobody)

  test('answers hostile addresses with a problem document', async () => {
    const { browser } = await newPerson(product)
    for (const id of ids) {
      const hostile = call.path.replaceAll(/:\w+/g, id)
      expectProblem(await browser.send(call.method, hostile), hostile)
    }
  })

  test('answers hostile queries with a problem document', async () => {
    const { browser } = await newPerson(product)
    const fields = Object.keys(sampleQueries[name] ?? { any: '' })
    for (const field of fields) {
      for (const value of ['', '%00', '%ff', '-1', '1e9', 'x'.repeat(5_000), '[]', '%F0%9F%98%80', "'--", 'null']) {
        const others = Object.entries(sampleQueries[name] ?? {}).filter(([key]) => key !== field)
        const query = [
          ...others.map(([key, sample]) => `${key}=${encodeURIComponent(sample)}`),
          `${field}=${value}`,
        ].join('&')
        expectProblem(await browser.send(call.method, `${address}?${query}`), query)
        expectProblem(await browser.send(call.method, `${address}?${query}&${field}=again`), query)
      }
    }
  })

  if (call.method === 'GET') return
  test('answers malformed and hostile bodies with a problem document', async () => {
    const { browser } = await newPerson(product)
    for (const body of malformed) {
      const answer = await browser.send(call.method, address, body, { 'content-type': 'application/json' })
      expectProblem(answer, body.slice(0, 50))
    }
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      expectProblem(await browser.send(call.method, address, 'x', { 'content-type': type }), type)
    }
    for (const body of mutations(sampleBodies[name])) {
      if (body === undefined) continue
      const { browser: fresh } = name === 'DELETE /api/v2/sessions' ? await newPerson(product) : { browser }
      const text = JSON.stringify(body)
      expectProblem(
        await fresh.send(call.method, address, text, { 'content-type': 'application/json' }),
        text.slice(0, 200),
      )
    }
  }, 120_000)
})

test('a body past the size limit is refused as too large', async () => {
  const { browser } = await newPerson(product)
  const answer = await browser.post('/api/v2/portfolios/portfolio', JSON.stringify({ title: 'x'.repeat(2_000_000) }), {
    'content-type': 'application/json',
  })
  expect(answer.json<Problem>().code).toBe('PAYLOAD_TOO_LARGE')
})

test('every call that takes a body or a query has a sample for these tests', () => {
  for (const [name, call] of calls) {
    if (call.body !== undefined)
      expect(sampleBodies[name], name).toSatisfy((sample: unknown) => call.body?.safeParse(sample).success ?? false)
    if (call.query !== undefined)
      expect(sampleQueries[name], name).toSatisfy((sample: unknown) => call.query?.safeParse(sample).success ?? false)
  }
})
