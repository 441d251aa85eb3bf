import { errorStatus, type Problem } from '@learntrail/contract/errors'
import { expect } from 'vitest'
import { createLog } from '../platform/log/create-log.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Values that schemas of texts, days and numbers may let through but a database cannot store. */
export const unstorableValues: unknown[] = [
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

/** Values that no field should accept: wrong types, hostile texts, numbers out of every range. */
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

/** Yields the body with each field, at every depth, removed or replaced by each hostile value. */
export function* mutations(body: unknown): Generator<unknown> {
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

export function expectProblem(
  answer: { statusCode: number; headers: Record<string, unknown>; body: string },
  what: string,
): void {
  expect(answer.statusCode, `${what} answers ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  if (answer.statusCode < 400) return
  expect(String(answer.headers['content-type'])).toContain('application/problem+json')
  const problem = JSON.parse(answer.body) as Problem
  expect(errorStatus[problem.code], problem.code).toBe(answer.statusCode)
  expect(answer.body).not.toMatch(/ at .*\.ts:|select |insert into|node_modules|postgres/i)
}

/** Words of the samples and hostile values, as a person might have written them. */
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

/** The whole application at debug log level; closing it checks that the log contains nothing that a person wrote. */
export async function createWatchedApp(): Promise<TestApp> {
  const logged: string[] = []
  const product = await createTestApp({}, createLog('debug', { write: (line) => logged.push(line) }))
  return {
    ...product,
    async close() {
      await product.close()
      expect(logged.length).toBeGreaterThan(0)
      expect(logged.filter((line) => writtenWords.some((word) => line.includes(word)))).toEqual([])
    },
  }
}
