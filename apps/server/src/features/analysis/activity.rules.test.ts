import { daysByDay } from '@learntrail/contract/analysis/analysis'
import { expect, test } from 'vitest'
import { activityOf } from './activity.rules.ts'

test('a short range is counted by day, without gaps', () => {
  expect(activityOf({ '2026-02-28': 2 }, { from: '2026-02-27', to: '2026-03-01' })).toEqual({
    unit: 'day',
    items: [
      { start: '2026-02-27', count: 0 },
      { start: '2026-02-28', count: 2 },
      { start: '2026-03-01', count: 0 },
    ],
  })
})

test('a longer one by month, over the end of a year', () => {
  expect(
    activityOf({ '2026-11-02': 1, '2026-11-30': 2, '2027-01-05': 3 }, { from: '2026-11-02', to: '2027-01-05' }),
  ).toEqual({
    unit: 'month',
    items: [
      { start: '2026-11-01', count: 3 },
      { start: '2026-12-01', count: 0 },
      { start: '2027-01-01', count: 3 },
    ],
  })
})

test('the longest range by day, and one day more', () => {
  const last = (days: number) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)
  expect(activityOf({}, { from: '2026-01-01', to: last(daysByDay) }).items).toHaveLength(daysByDay)
  expect(activityOf({}, { from: '2026-01-01', to: last(daysByDay + 1) }).unit).toBe('month')
})

test('without records there is nothing to show', () => {
  expect(activityOf({}, undefined).items).toEqual([])
})
