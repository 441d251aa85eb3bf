import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { JsonText } from '../json/json-text.ts'
import { asWritten } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function written(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query({ text: `select ${expression} as value`, types: asWritten })
  return rows[0].value
}

test.each([
  ['2026-01-05 12:05:06.789+08', '2026-01-05T04:05:06.789Z'],
  ['2026-01-05 04:05:06+00', '2026-01-05T04:05:06.000Z'],
  ['2026-01-05 04:05:06.7+00', '2026-01-05T04:05:06.700Z'],
  ['2026-01-05 04:05:06.789999+00', '2026-01-05T04:05:06.789Z'],
])('the moment %s is %s', async (moment, iso) => {
  expect(await written(`'${moment}'::timestamptz`)).toBe(iso)
  expect(new Date(moment).toISOString()).toBe(iso)
})

test.each(['json', 'jsonb'])('%s stays as it is', async (type) => {
  expect(await written(`'{"a":1}'::${type}`)).toBeInstanceOf(JsonText)
  expect(((await written(`'{"a":1}'::${type}`)) as JsonText<unknown>).parse()).toEqual({ a: 1 })
})

test.each([
  ['null::jsonb', null],
  ['null::timestamptz', null],
  ['3', 3],
  ["array['水', '山']", ['水', '山']],
])('%s is what it always is', async (expression, value) => {
  expect(await written(expression)).toEqual(value)
})
