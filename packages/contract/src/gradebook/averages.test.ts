import { expect, test } from 'vitest'
import { averageOf, columnMean, roundHalfUp } from './averages.ts'

const alone = { categories: [], otherWeight: 0 }
const score = (of: number, maximum = 100, weight = 1, categoryId: string | null = null) => ({
  score: of,
  maximum,
  weight,
  categoryId,
})

test('an average is of a hundred, by weight, of what counts', () => {
  expect(averageOf([score(40, 50), score(90)], alone)).toBe(85)
  expect(averageOf([score(80, 100, 3), score(60)], alone)).toBe(75)
  expect(averageOf([score(80), score(0, 100, 0)], alone)).toBe(80)
  expect(averageOf([score(80, 100, 0)], alone)).toBeNull()
  expect(averageOf([], alone)).toBeNull()
})

test('a category counts as much as it says, however many columns it has, and one without scores not at all', () => {
  const categories = [
    { id: 'tests', weight: 60 },
    { id: 'oral', weight: 40 },
    { id: 'none', weight: 100 },
  ]
  const scores = [score(90, 100, 1, 'tests'), score(70, 100, 1, 'tests'), score(50, 100, 1, 'oral')]
  expect(averageOf(scores, { categories, otherWeight: 0 })).toBe(68)
  const others = [score(0), score(0, 100, 1, 'taken away')]
  expect(averageOf([...scores, ...others], { categories, otherWeight: 0 })).toBe(68)
  expect(averageOf([...scores, ...others], { categories, otherWeight: 100 })).toBe(34)
})

test.each([
  [84.5, 0, 85],
  [84.49, 0, 84],
  [84.45, 1, 84.5],
  [1.005, 2, 1.01],
  [82.333_333, 2, 82.33],
  [0, 0, 0],
  [100, 1, 100],
])('%d with %d decimals is %d', (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded)
})

test('a column has the mean of its scores', () => {
  expect(columnMean([80, 91])).toBe(85.5)
  expect(columnMean([])).toBeNull()
})
