import { describe, expect, test } from 'vitest'
import { countLessons, datesTrouble, mostWeeks, weekDays } from './weeks.ts'

describe('the days of a plan', () => {
  test('end after they start', () => {
    expect(datesTrouble('2026-09-01', '2026-09-01')).toBe('end_before_start')
    expect(datesTrouble('2026-09-02', '2026-09-01')).toBe('end_before_start')
    expect(datesTrouble('2026-09-01', '2026-09-02')).toBeNull()
  })

  test('are 180 at most', () => {
    expect(datesTrouble('2026-09-01', '2027-02-28')).toBeNull()
    expect(datesTrouble('2026-09-01', '2027-03-01')).toBe('too_long')
  })

  test('may be missing', () => {
    expect(datesTrouble(null, '2026-09-01')).toBeNull()
    expect(datesTrouble('2026-09-01', null)).toBeNull()
  })
})

test('the weeks of a plan are those between its days, rounded up, and 26 where nobody said them', () => {
  expect(mostWeeks('2026-09-01', '2026-09-08')).toBe(1)
  expect(mostWeeks('2026-09-01', '2026-09-09')).toBe(2)
  expect(mostWeeks('2026-09-01', '2027-02-28')).toBe(26)
  expect(mostWeeks(null, '2027-02-28')).toBe(26)
})

test('weeks go over New Year, and the last one ends with the plan', () => {
  expect(weekDays('2026-12-28', '2027-01-06', 1)).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(weekDays('2026-12-28', '2027-01-06', 2)).toEqual({ from: '2027-01-04', to: '2027-01-06' })
})

test('節 are counted over all weeks', () => {
  const week = (...lessons: number[]) => ({ items: lessons.map((count) => ({ lessons: count })) })
  expect(countLessons({ weeks: [week(1, 2), week(), week(3)] })).toBe(6)
})
