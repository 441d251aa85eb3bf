import { expect, test } from 'vitest'
import { averagesOf } from './averages.ts'

test.each([
  [[80], 80, 80],
  [[90, 80, 85], 85, 85],
  [[0, 100, 50, 51], 50.3, 50.5],
])('of %j the mean is %s and the median %s', (numbers, mean, median) => {
  expect(averagesOf(numbers)).toEqual({ mean, median })
})

test('of nothing there is none', () => {
  expect(averagesOf([])).toBeNull()
})
