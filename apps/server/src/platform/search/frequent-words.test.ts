import { expect, test } from 'vitest'
import { isShorterToWalk, rowsExpected } from './frequent-words.ts'
import { textQuery } from './tokens.ts'

const tokens = new Map([
  ['學習', 40_000],
  ['習歷', 9_000],
  ['歷程', 12_000],
  ['學生', 5_000],
  ['stem', 700],
])

test.each([
  ['學習', 40_000],
  ['學習歷程', 9_000],
  ['螢火', 0],
  ['學習 螢火', 0],
  ['學', 45_000],
  ['STEM', 700],
  ['學習 -學生', 40_000],
  ['學習 -螢火', 40_000],
])('of %j at most so many rows are expected: %i', (typed, rows) => {
  expect(rowsExpected({ rows: 100_000, tokens }, textQuery(typed) ?? '')).toBe(rows)
})

test('of one of several as many rows as all of these have', () => {
  expect(rowsExpected({ rows: 100_000, tokens }, "('學習' | '習歷' | '螢火') & '學生'")).toBe(5_000)
  expect(rowsExpected({ rows: 100_000, tokens }, "('習歷' | '歷程')")).toBe(21_000)
})

test.each([
  // Every second row of a million: two hundred matches are found quickly.
  [{ rows: 500_000, of: 1_000_000 }, 200, true],
  [{ rows: 10_000, of: 1_000_000 }, 200, false],
  [{ rows: 10_000, of: 1_000_000 }, 21, true],
  [{ rows: 0, of: 1_000_000 }, 21, false],
  [{ rows: 0, of: 0 }, 21, false],
])('of %o it is shorter to walk to %i: %s', (expected, most, isShorter) => {
  expect(isShorterToWalk(expected, most)).toBe(isShorter)
})
