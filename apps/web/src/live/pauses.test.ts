import { expect, test } from 'vitest'
import { pauseAfter } from './pauses.rules.ts'

const longestAfter = (failures: number) => pauseAfter(failures, () => 1)

test('pauses grow, first to a few seconds, and up to a minute when nothing comes back for long', () => {
  expect([1, 2, 3, 4, 10, 11, 13, 14, 50].map(longestAfter)).toEqual([
    1_000, 2_000, 4_000, 4_000, 4_000, 8_000, 32_000, 60_000, 60_000,
  ])
})

test('what is away for half a minute has everybody back within five seconds', () => {
  let away = 0
  for (let failures = 1; away < 30_000; failures += 1) {
    const pause = longestAfter(failures)
    expect(pause).toBeLessThan(5_000)
    away += pause
  }
})

test('who were cut off at the same moment do not come back at the same moment', () => {
  expect(pauseAfter(3, () => 0)).toBe(2_000)
  expect(pauseAfter(3, () => 0.5)).toBe(3_000)
})
