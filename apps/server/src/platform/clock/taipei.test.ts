import { expect, test } from 'vitest'
import { dayIn, nextDayIn } from './taipei.ts'

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21T16:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2027-01-01T16:00:00.000Z'],
])('at %s it is %s in Taipei, until %s', (moment, day, next) => {
  expect(dayIn(new Date(moment))).toBe(day)
  expect(nextDayIn(new Date(moment)).toISOString()).toBe(next)
})
