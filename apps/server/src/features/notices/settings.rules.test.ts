import { expect, test } from 'vitest'
import { afterQuiet, isSunday, lastTime } from './mails/mail-hours.rules.ts'
import { isQuietAt, outside } from './settings.rules.ts'

const night = { from: 22, to: 7 }
const taipei = (time: string) => new Date(`${time}:00+08:00`)

test.each([
  [21, false],
  [22, true],
  [0, true],
  [6, true],
  [7, false],
])('of a night from 22 to 7, at %i it is quiet: %s', (hour, isQuiet) => {
  expect(isQuietAt(night, hour)).toBe(isQuiet)
})

test('quiet hours may lie within a day, and none are none', () => {
  expect([8, 9, 11, 12].map((hour) => isQuietAt({ from: 9, to: 12 }, hour))).toEqual([false, true, true, false])
  expect(isQuietAt({ from: 9, to: 9 }, 9)).toBe(false)
  expect(isQuietAt(null, 3)).toBe(false)
  expect([outside(night, 23), outside(night, 17)]).toEqual([7, 17])
})

test('what falls into the night is for the morning after it', () => {
  expect(afterQuiet(night, taipei('2026-11-22T23:30'))).toEqual(taipei('2026-11-23T07:00'))
  expect(afterQuiet(night, taipei('2026-11-23T02:00'))).toEqual(taipei('2026-11-23T07:00'))
  expect(afterQuiet(night, taipei('2026-11-22T21:59'))).toEqual(taipei('2026-11-22T21:59'))
  expect(afterQuiet(null, taipei('2026-11-22T23:30'))).toEqual(taipei('2026-11-22T23:30'))
})

test('days and hours are those of Taiwan', () => {
  expect(lastTime(17, taipei('2026-11-22T17:00'))).toEqual(taipei('2026-11-22T17:00'))
  expect(lastTime(17, taipei('2026-11-22T16:59'))).toEqual(taipei('2026-11-21T17:00'))
  expect(lastTime(0, taipei('2026-11-22T00:30'))).toEqual(taipei('2026-11-22T00:00'))
  expect([isSunday(taipei('2026-11-22T00:00')), isSunday(taipei('2026-11-23T00:00'))]).toEqual([true, false])
})
