import { expect, test } from 'vitest'
import { firstSeconds, isFilmComplete, joined, type Span, secondsIn, without } from './seen.ts'

test('the same seconds are in as few spans as can be', () => {
  expect(joined([])).toEqual([])
  expect(
    joined([
      [5, 9],
      [0, 3],
      [3, 5],
      [20, 20],
      [30, 31],
      [6, 7],
    ]),
  ).toEqual([
    [0, 9],
    [30, 31],
  ])
})

test('what is taken out is in none of the rest', () => {
  const spans: Span[] = [
    [0, 10],
    [20, 30],
  ]
  expect(without(spans, [])).toEqual(spans)
  expect(without(spans, [[0, 30]])).toEqual([])
  expect(
    without(spans, [
      [2, 4],
      [9, 21],
      [29, 50],
    ]),
  ).toEqual([
    [0, 2],
    [4, 9],
    [21, 29],
  ])
})

test('seconds are counted once, and the first of them are the first', () => {
  const spans: Span[] = [
    [10, 20],
    [0, 5],
    [12, 18],
  ]
  expect(secondsIn(spans)).toBe(15)
  expect(firstSeconds(spans, 7.9)).toEqual([
    [0, 5],
    [10, 12],
  ])
  expect(firstSeconds(spans, -1)).toEqual([])
  expect(firstSeconds(spans, 99)).toEqual([
    [0, 5],
    [10, 20],
  ])
})

test('a film is complete at nine tenths of its distinct seconds, or all but its last five', () => {
  expect(isFilmComplete([[0, 90]], 100)).toBe(true)
  expect(isFilmComplete([[0, 89]], 100)).toBe(false)
  expect(
    isFilmComplete(
      [
        [0, 45],
        [55, 100],
      ],
      100,
    ),
  ).toBe(true)
  // The exempt end of a short film is more than a tenth of it.
  expect(isFilmComplete([[0, 15]], 20)).toBe(true)
  expect(isFilmComplete([[1, 16]], 20)).toBe(false)
  expect(isFilmComplete([[0, 1]], 3)).toBe(true)
  expect(isFilmComplete([], 3)).toBe(false)
  // Seconds beyond the film's end do not make up for missing ones.
  expect(
    isFilmComplete(
      [
        [0, 80],
        [100, 500],
      ],
      100,
    ),
  ).toBe(false)
})
