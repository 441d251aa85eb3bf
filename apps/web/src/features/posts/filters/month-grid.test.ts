import { describe, expect, it } from 'vitest'
import { monthByKey, yearsOf } from './month-grid.ts'

const years = yearsOf([
  { month: '2026-11', count: 5 },
  { month: '2026-10', count: 2 },
  { month: '2026-02', count: 1 },
  { month: '2025-12', count: 3 },
])

it('months stand in their years, the newest first, with those that have none', () => {
  expect(years.map(({ year, total }) => [year, total])).toEqual([
    [2026, 8],
    [2025, 3],
  ])
  expect(years[0]?.counts).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 5, 0])
  expect(yearsOf([])).toEqual([])
})

describe('keys', () => {
  it.each([
    ['2026-02', 'ArrowRight', '2026-10'],
    ['2026-10', 'ArrowLeft', '2026-02'],
    ['2026-02', 'ArrowLeft', undefined],
    ['2026-11', 'ArrowRight', '2025-12'],
    // Rows without records are skipped.
    ['2026-02', 'ArrowDown', '2026-10'],
    ['2026-11', 'ArrowDown', '2025-12'],
    ['2025-12', 'ArrowUp', '2026-11'],
    ['2025-12', 'ArrowDown', undefined],
    ['2026-02', 'ArrowUp', undefined],
    ['2026-11', 'Home', '2026-02'],
    ['2026-02', 'End', '2025-12'],
    ['2026-02', 'a', undefined],
    ['1999-01', 'ArrowDown', undefined],
  ])('from %s by %s to %s', (from, key, to) => expect(monthByKey(years, from, key)).toBe(to))
})
