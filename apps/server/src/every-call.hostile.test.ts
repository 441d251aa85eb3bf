import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from './platform/log/create-log.ts'
import { encodeCursor } from './platform/paging/cursor.ts'
import { ownSamples } from './testing/own-samples.ts'
import { newPerson } from './testing/people.ts'
import { sampleBodies, sampleOrders, sampleQueries } from './testing/samples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let product: TestApp
const logged: string[] = []
beforeAll(async () => {
  product = await createTestApp({}, createLog('debug', { write: (line) => logged.push(line) }))
})
afterAll(async () => {
  await product.close()
  // Of all this, nothing that anybody wrote may be in the log, whatever failed.
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => writtenWords.some((word) => line.includes(word)))).toEqual([])
})

/** Words of the samples and of the hostile values, as a person might have written them. */
const writtenWords = [
  '基隆河',
  '水質檢測',
  '溶氧',
  '林小雨',
  '0912345678',
  'drop table',
  'alert(1)',
  '一一一一',
  'xxxxxxxx',
]

/** What schemas of texts, days and numbers may let through and a database does not hold. */
const unstorableValues: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '0000-01-01',
  '0000-12-31T23:59:59.999Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
]

/** What no field should take: wrong types, hostile texts, numbers out of every range. */
const hostileValues: unknown[] = [
  ...unstorableValues,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
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

/** Where a body has a text or a number. */
function* placesOf(body: unknown, place: string[] = []): Generator<string[]> {
  if (typeof body !== 'object' || body === null) yield place
  else for (const [key, item] of Object.entries(body)) yield* placesOf(item, [...place, key])
}

function withValueAt<Body>(body: Body, place: string[], value: unknown): Body {
  const copy = structuredClone(body)
  const [last, ...parents] = place.toReversed()
  const parent = parents.reduceRight<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy)
  ;(parent as Record<string, unknown>)[last ?? ''] = value
  return copy
}

const nobody = '00000000-0000-7000-8000-000000000000'

/** Keys as the lists have them, with what a database does not hold where they have a day, a number or a text. */
const forgedCursors = [
  ['x'],
  ['\u0000'],
  ['0000-01-01', nobody],
  [true, '0000-01-01', nobody],
  [false, '9999-99-99', nobody],
  ['\u0000', nobody],
  ['a\u0000b', nobody],
  [2 ** 31, nobody],
  [Number.MAX_SAFE_INTEGER, nobody],
  [1e308, nobody],
  [nobody, '\u0000'],
].map(encodeCursor)

const hostileTexts = [
  ...['', '%00', 'a%00b', '%ff', '-1', '1e9', '9007199254740991', 'x'.repeat(5_000), '[]', '%F0%9F%98%80', "'--"],
  ...['null', '0000-01-01', '0000-01-01,0000-12-31', '9999-12-31', '2026-01-01,9999-12-31'],
]

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

/** A query with a field that is not escaped. */
function queryOf(others: Record<string, string>, field: string, value: string): string {
  const rest = Object.entries(others).filter(([key]) => key !== field)
  return [...rest.map(([key, sample]) => `${key}=${encodeURIComponent(sample)}`), `${field}=${value}`].join('&')
}

/** The fields of a query that it cannot do without. */
function neededOf(call: EndpointDefinition, sample: Record<string, string>): Record<string, string> {
  return Object.keys(sample).reduce((needed, field) => {
    const rest = Object.fromEntries(Object.entries(needed).filter(([key]) => key !== field))
    return call.query?.safeParse(rest).success ? rest : needed
  }, sample)
}

describe.each(calls)('%s', (name, call) => {
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
    const sample = sampleQueries[name] ?? {}
    const needed = neededOf(call, sample)
    for (const field of Object.keys(sampleQueries[name] ?? { any: '' })) {
      // Alone, so that no other field is refused first, and beside all others.
      for (const others of new Set([needed, sample])) {
        for (const value of hostileTexts) {
          const query = queryOf(others, field, value)
          expectProblem(await browser.send(call.method, `${address}?${query}`), query)
        }
      }
      expectProblem(await browser.send(call.method, `${address}?${field}=x&${field}=again`), `${field} twice`)
    }
    if (sample.cursor === undefined) return
    for (const order of sampleOrders[name] ?? [{}]) {
      for (const cursor of forgedCursors) {
        const query = queryOf({ ...needed, ...order }, 'cursor', cursor)
        expectProblem(await browser.send(call.method, `${address}?${query}`), query)
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

describe.each(Object.entries(ownSamples))('%s, of things that are there,', (name, begin) => {
  const [method] = name.split(' ') as ['POST' | 'PUT' | 'PATCH']

  test('succeeds as it is, and is refused or stored with what a database does not hold', async () => {
    const person = await newPerson(product)
    const sample = await begin(person)
    const answer = await person.browser.send(method, sample.path, sample.body)
    expect(answer.statusCode, answer.body).toBe(200)

    let current = { person, ...(await begin(person)) }
    for (const place of placesOf(sample.body)) {
      for (const value of unstorableValues) {
        const spoiled = withValueAt(current.body, place, value)
        const answered = await current.person.browser.send(method, current.path, spoiled)
        expectProblem(answered, JSON.stringify({ [place.join('.')]: value }))
        if (answered.statusCode === 400) continue
        const fresh = await newPerson(product)
        current = { person: fresh, ...(await begin(fresh)) }
      }
    }
  }, 60_000)
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
