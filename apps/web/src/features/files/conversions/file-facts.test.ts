import { expect, it } from 'vitest'
import { lengthOf } from './file-facts.tsx'

it.each([
  [0.2, '0:01'],
  [1, '0:01'],
  [59.4, '0:59'],
  [59.6, '1:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_700, '1:01:40'],
])('%f seconds are %s', (seconds, shown) => {
  expect(lengthOf(seconds)).toBe(shown)
})
