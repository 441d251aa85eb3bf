import { expect, test } from 'vitest'
import { daysToMonday, formatTaipei, momentOf, morningIn, taipeiTimeOf } from './taipei-time.ts'

test('a time of the clock in Taipei is a moment, and back', () => {
  const moment = momentOf({ day: '2026-11-22', time: '08:00' })
  expect(moment?.toISOString()).toBe('2026-11-22T00:00:00.000Z')
  expect(taipeiTimeOf(new Date('2026-12-31T16:30:00.000Z'))).toEqual({ day: '2027-01-01', time: '00:30' })
})
test('half-filled fields are no moment', () => {
  expect(momentOf({ day: '', time: '08:00' })).toBeNull()
  expect(momentOf({ day: '2026-11-22', time: '' })).toBeNull()
})
test('tomorrow is tomorrow in Taipei', () => {
  expect(morningIn(1, new Date('2026-11-21T15:59:00.000Z'))).toEqual({ day: '2026-11-22', time: '08:00' })
  expect(morningIn(1, new Date('2026-11-21T16:00:00.000Z'))).toEqual({ day: '2026-11-23', time: '08:00' })
})
test('the next Monday is never today', () => {
  // A Saturday, a Sunday and a Monday.
  expect(daysToMonday(new Date('2026-11-21T04:00:00.000Z'))).toBe(2)
  expect(daysToMonday(new Date('2026-11-22T04:00:00.000Z'))).toBe(1)
  expect(daysToMonday(new Date('2026-11-23T04:00:00.000Z'))).toBe(7)
})
test('a moment is shown with its weekday and time, and with the year when it is another one', () => {
  const now = new Date('2026-11-21T04:00:00.000Z')
  expect(formatTaipei('2026-11-22T00:00:00.000Z', now)).toBe('11\u00a0月\u00a022\u00a0日 星期日 08:00')
  expect(formatTaipei('2027-01-03T16:05:00.000Z', now)).toBe('2027\u00a0年\u00a01\u00a0月\u00a04\u00a0日 星期一 00:05')
})
