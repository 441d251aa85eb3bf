import { expect, test } from 'vitest'
import { isFirstDayOf, semesterWeekOf } from './semesters.ts'

test('a week of the school year has the number of its term', () => {
  expect(semesterWeekOf('2026-08-31')).toEqual({ semester: '115-1', week: 2 })
  expect(semesterWeekOf('2026-08-30')).toEqual({ semester: '115-1', week: 1 })
  expect(semesterWeekOf('2026-09-07')).toEqual({ semester: '115-1', week: 3 })
})

test('numbers go on over New Year, in the term that began the year before', () => {
  expect(semesterWeekOf('2026-12-31')).toEqual({ semester: '115-1', week: 19 })
  expect(semesterWeekOf('2027-01-01')).toEqual({ semester: '115-1', week: 19 })
  expect(semesterWeekOf('2027-01-04')).toEqual({ semester: '115-1', week: 20 })
})

test('between two terms there are holidays, and the second term begins with 1 again', () => {
  expect(semesterWeekOf('2027-01-20')).toEqual({ semester: '115-1', week: 22 })
  expect(semesterWeekOf('2027-01-21')).toEqual({ semester: '115-1', week: null })
  expect(semesterWeekOf('2027-02-03')).toEqual({ semester: '115-2', week: null })
  expect(semesterWeekOf('2027-02-11')).toEqual({ semester: '115-2', week: 1 })
  expect(semesterWeekOf('2027-07-01')).toEqual({ semester: '115-2', week: null })
  expect(semesterWeekOf('2027-08-10')).toEqual({ semester: '116-1', week: null })
})

test('a school that begins on another day counts from the week of that day, in that semester alone', () => {
  const firstDays = [{ semester: '115-1', day: '2026-08-26' }]
  expect(semesterWeekOf('2026-08-24', firstDays)).toEqual({ semester: '115-1', week: 1 })
  expect(semesterWeekOf('2026-08-23', firstDays)).toEqual({ semester: '115-1', week: null })
  expect(semesterWeekOf('2026-09-07', firstDays)).toEqual({ semester: '115-1', week: 3 })
  expect(semesterWeekOf('2027-02-11', firstDays)).toEqual({ semester: '115-2', week: 1 })
})

test('lessons begin in the first two months of a semester', () => {
  expect(['2026-08-01', '2026-09-30'].map((day) => isFirstDayOf('115-1', day))).toEqual([true, true])
  expect(['2026-07-31', '2026-10-01', '2027-02-11'].map((day) => isFirstDayOf('115-1', day))).toEqual([
    false,
    false,
    false,
  ])
  expect(['2027-02-01', '2027-03-31'].map((day) => isFirstDayOf('115-2', day))).toEqual([true, true])
  expect(['2027-01-31', '2027-04-01'].map((day) => isFirstDayOf('115-2', day))).toEqual([false, false])
})
