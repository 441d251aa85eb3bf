import { expect, test } from 'vitest'
import { isSmallWanted, latelyWaited, qualityOf, waitedLately } from './film-source.rules.ts'
import { nextSpeed, speedOf } from './film-speed.rules.ts'

test('speeds end at both ends, and go on from between two', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1), nextSpeed(1.1, 1)]).toEqual([
    1.25, 0.75, 2, 0.5, 1.25,
  ])
})

test('what was remembered holds where it is still there', () => {
  expect([speedOf('1.5'), speedOf('3'), speedOf(null)]).toEqual([1.5, 1, 1])
  expect([qualityOf('small'), qualityOf('8k'), qualityOf(null)]).toEqual(['small', 'auto', 'auto'])
})

const fast = { saveData: false, effectiveType: '4g' }
test.each([
  ['auto', fast, false, false],
  ['auto', { ...fast, saveData: true }, false, true],
  ['auto', { ...fast, effectiveType: '3g' }, false, true],
  ['auto', { ...fast, effectiveType: '' }, false, false],
  ['auto', fast, true, true],
  ['clear', { ...fast, saveData: true }, true, false],
  ['small', fast, false, true],
] as const)('%s on a line of %o, stalled: %s, is the small one: %s', (wanted, line, hasStalled, isSmall) => {
  expect(isSmallWanted(wanted, line, hasStalled)).toBe(isSmall)
})

test('waits count for half a minute, the part of them that is within it', () => {
  const waits = [
    [0, 3_000],
    [28_000, 30_000],
  ] as const
  expect([30_000, 32_000, 40_000, 61_000].map((now) => waitedLately(waits, now))).toEqual([5_000, 3_000, 2_000, 0])
  expect(latelyWaited(waits, 40_000)).toEqual([[28_000, 30_000]])
})
