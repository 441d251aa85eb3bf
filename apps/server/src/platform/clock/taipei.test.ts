import { expect, test } from 'vitest'
import { dayIn, momentMonthsBefore, nextDayIn } from './taipei.ts'

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21T16:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2027-01-01T16:00:00.000Z'],
])('at %s it is %s in Taipei, until %s', (moment, day, next) => {
  expect(dayIn(new Date(moment))).toBe(day)
  expect(nextDayIn(new Date(moment)).toISOString()).toBe(next)
})

test.each([
  ['2026-11-21T04:00:00.000Z', '2026-05-21T04:00:00.000Z'],
  ['2026-08-31T04:00:00.000Z', '2026-02-28T04:00:00.000Z'],
  // The first of September in Taiwan, and the first of March.
  ['2026-08-31T16:30:00.000Z', '2026-02-28T16:30:00.000Z'],
  ['2027-02-28T04:00:00.000Z', '2026-08-28T04:00:00.000Z'],
])('six months before %s is %s', (moment, before) => {
  expect(momentMonthsBefore(new Date(moment), 6).toISOString()).toBe(before)
})
