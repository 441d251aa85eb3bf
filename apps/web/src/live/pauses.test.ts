import { expect, test } from 'vitest'
import { pauseAfter } from './pauses.rules.ts'

test('pauses grow up to a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => pauseAfter(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
})

test('who were cut off at the same moment do not come back at the same moment', () => {
  expect(pauseAfter(3, () => 0)).toBe(2_000)
  expect(pauseAfter(3, () => 0.5)).toBe(3_000)
})
