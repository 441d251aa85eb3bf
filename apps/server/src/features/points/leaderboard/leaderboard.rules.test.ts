import { describe, expect, test } from 'vitest'
import { placesOf } from './leaderboard.rules.ts'

const members = (...points: number[]) => points.map((one, at) => ({ accountId: String(at), points: one }))
const places = (...points: number[]) => placesOf(members(...points)).map(({ accountId, place }) => [accountId, place])

describe('a leaderboard', () => {
  test('has thirty of a hundred members, rounded up, the most points first', () => {
    expect(places(1, 9, 5, 7, 3, 2, 8, 4, 6, 1)).toEqual([
      ['1', 1],
      ['6', 2],
      ['3', 3],
    ])
    expect(placesOf(members(...Array.from({ length: 11 }, (_, at) => at + 1)))).toHaveLength(4)
  })

  test('gives those who have as many one place, also the last', () => {
    expect(places(9, 8, 8, 8, 2, 1, 1)).toEqual([
      ['0', 1],
      ['1', 2],
      ['2', 2],
      ['3', 2],
    ])
    expect(places(9, 8, 7, 7, 1, 1, 1, 1, 1, 1).map(([, place]) => place)).toEqual([1, 2, 3, 3])
  })

  test('names nobody without points, and has nobody where nobody has any', () => {
    expect(places(3, 0, 0, 0)).toEqual([['0', 1]])
    expect(places(0, 0, 0)).toEqual([])
    expect(places()).toEqual([])
  })
})
