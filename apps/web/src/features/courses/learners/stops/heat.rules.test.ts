import { expect, test } from 'vitest'
import { aHeat } from '../learners.fixture.ts'
import { clockOf, saidOf, stretchAt } from './heat.rules.ts'

test.each([
  [0, '0:00'],
  [75.9, '1:15'],
  [3_599, '59:59'],
  [3_675, '1:01:15'],
])('%d seconds are %s', (seconds, said) => {
  expect(clockOf(seconds)).toBe(said)
})

test('the last stretch ends with the film', () => {
  expect([stretchAt(aHeat(), 0), stretchAt(aHeat(), 6)]).toEqual([
    { from: 0, to: 10 },
    { from: 60, to: 61 },
  ])
})

test('in words it is the longest watched beginning, where fewest are, and what is seen again most', () => {
  expect(saidOf(aHeat())).toEqual({
    most: { from: 0, to: 20, count: 9 },
    least: { from: 60, to: 61, count: 2 },
    again: { from: 10, to: 20, count: 4 },
  })
})

test('what is the same throughout is not said', () => {
  expect(saidOf(aHeat({ seen: [3, 3, 3], again: [0, 0, 0] }))).toEqual({ most: null, least: null, again: null })
})
