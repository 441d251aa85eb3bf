import { withoutUnseen } from '@learntrail/contract/characters'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { comparedName, isPartOfName } from './part-of-name.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function answerOf(expression: string, ...texts: string[]) {
  const [given = sql``, ...more] = texts.map((text, place) => sql`${text}::text as ${sql.raw(`t${place}`)}`)
  const columns = more.reduce((all, one) => sql`${all}, ${one}`, given)
  const { rows } = await database.db.execute<{ answer: unknown }>(
    sql`select ${sql.raw(expression)} as answer from (select ${columns}) given`,
  )
  return rows[0]?.answer
}

test('what is not seen is the same to the database as to us', async () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point > 0 && (point < 0xd800 || point > 0xdfff))
    .map((point) => String.fromCodePoint(point))
  const unseen = all.filter((character) => withoutUnseen(character) === '')
  expect(unseen.length).toBeGreaterThan(4_000)
  expect(await answerOf(comparedName('t0'), unseen.join(''))).toBe('')
  // Neighbours of the ranges, and characters that look empty but are not ignorable.
  for (const sign of [
    '\u00ae',
    '\u180a',
    '\u2010',
    '\u2029',
    '\u2070',
    '\ufe10',
    '\ufff9',
    '學',
    'é',
    '\u0301',
    '⠓',
    '\u2800',
    '　',
    '-',
    '㊙',
  ])
    expect(await answerOf(`${comparedName('t0')} <> ''`, sign), sign).toBe(true)
})

test.each([
  ['學習', '我的學\u200b習歷程', true],
  ['學\u2060習', '我的學習歷程', true],
  ['辻', '辻\u{e0100}先生', true],
  ['ＰＤＦ', '報告.pdf', true],
  ['Micro', 'micro\u00adscope', true],
  ['歷習', '學習歷程', false],
])('%j is part of %j: %s', async (part, name, isPart) => {
  expect(await answerOf(isPartOfName('t0', 't1'), part, name)).toBe(isPart)
})
