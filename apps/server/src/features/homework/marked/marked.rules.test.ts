import { expect, test } from 'vitest'
import { type Matrix, placedOn } from './marked.rules.ts'

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
const box = { x: 10, y: 20, width: 200, height: 100 }

test('a place of a page as it is shown is found on it, however it is turned and cut', () => {
  const corners = (turn: number) => {
    const matrix = placedOn({ box, turn, units: 1_000 })
    const across = 1_000
    const down = turn % 180 === 0 ? 500 : 2_000
    return [at(matrix, 0, 0), at(matrix, across, 0), at(matrix, 0, -down)].map((place) => place.map(Math.round))
  }
  // Upper left, upper right and lower left of the page as displayed.
  expect(corners(0)).toEqual([
    [10, 120],
    [210, 120],
    [10, 20],
  ])
  expect(corners(90)).toEqual([
    [10, 20],
    [10, 120],
    [210, 20],
  ])
  expect(corners(180)).toEqual([
    [210, 20],
    [10, 20],
    [210, 120],
  ])
  expect(corners(-90)).toEqual([
    [210, 120],
    [210, 20],
    [10, 120],
  ])
})
