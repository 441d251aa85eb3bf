import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from './platform/paging/cursor.ts'
import { createWatchedApp, expectProblem } from './testing/hostile-input.ts'
import { nobody } from './testing/nobody.ts'
import { newPerson } from './testing/people.ts'
import { sampleBodies, sampleOrders, sampleQueries } from './testing/samples.ts'
import type { TestApp } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createWatchedApp()
})
afterAll(() => product.close())

/** Cursor keys as lists have them, with values that a database cannot store in place of a day, a number or a text. */
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
  '',
  '%00',
  'a%00b',
  '%ff',
  '-1',
  '1e9',
  '9007199254740991',
  'x'.repeat(5_000),
  '[]',
  '%F0%9F%98%80',
  "'--",
  'null',
  '0000-01-01',
  '0000-01-01,0000-12-31',
  '9999-12-31',
  '2026-01-01,9999-12-31',
]

const ids = ['', 'x', '1', '%00', '%2e%2e%2f', '0'.repeat(200), 'ffffffff-ffff-ffff-ffff-fffffffffff', '__proto__']
const calls = allCalls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const)

/** A query with one field that is not escaped. */
function queryOf(others: Record<string, string>, field: string, value: string): string {
  const rest = Object.entries(others).filter(([key]) => key !== field)
  return [...rest.map(([key, sample]) => `${key}=${encodeURIComponent(sample)}`), `${field}=${value}`].join('&')
}

/** The required fields of a query. */
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
