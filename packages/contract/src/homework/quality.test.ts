import { describe, expect, test } from 'vitest'
import { clampPoints, qualityPointsBy } from './quality.ts'

describe('points for quality', () => {
  test('are as many of all as the score is of its total, rounded', () => {
    const by = (score: number | null, totalScore = 100) => qualityPointsBy({ most: 5, score, totalScore })
    expect([by(100), by(90), by(89), by(50), by(9), by(0)]).toEqual([5, 5, 4, 3, 0, 0])
    expect(by(10, 20)).toBe(3)
  })

  test('are all of them where words say it all', () => {
    expect(qualityPointsBy({ most: 5, score: null, totalScore: 100 })).toBe(5)
  })

  test('that are typed are whole, not below nothing and not above all', () => {
    expect([clampPoints(-1, 5), clampPoints(2.6, 5), clampPoints(6, 5), clampPoints(Number.NaN, 5)]).toEqual([
      0, 3, 5, 0,
    ])
  })
})
