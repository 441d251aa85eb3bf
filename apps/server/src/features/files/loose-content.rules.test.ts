import { expect, test } from 'vitest'
import { isSuspicious } from './loose-content.rules.ts'

test.each([
  [{ loose: 20, all: 20 }, false],
  [{ loose: 21, all: 21 }, true],
  [{ loose: 21, all: 1_050 }, false],
  [{ loose: 22, all: 1_050 }, true],
])('%o is suspicious: %s', (counts, expected) => {
  expect(isSuspicious(counts)).toBe(expected)
})
