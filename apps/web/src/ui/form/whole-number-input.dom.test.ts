import { expect, test } from 'vitest'
import { clampWhole } from './whole-number-input.tsx'

test.each([
  ['', ''],
  ['0', '0'],
  ['7', '7'],
  ['007', '7'],
  ['100', '100'],
  ['101', '100'],
  ['99999999999999999999', '100'],
  ['-1', '0'],
  ['-', ''],
  ['1.5', '1'],
  ['１２', '12'],
  ['12分', '12'],
  ['十', ''],
  ['1e3', '1'],
])('%j is %j where 100 is the most', (typed, shown) => {
  expect(clampWhole(typed, 100)).toBe(shown)
})
