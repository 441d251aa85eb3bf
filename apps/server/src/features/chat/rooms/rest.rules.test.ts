import { expect, test } from 'vitest'
import { isResting } from './rest.rules.ts'

const taipei = (time: string) => new Date(`2026-11-24T${time}+08:00`)
const night = { from: 22 * 60, until: 6 * 60 }

test.each([
  ['21:59:59', false],
  ['22:00:00', true],
  ['00:00:00', true],
  ['05:59:59', true],
  ['06:00:00', false],
  ['12:00:00', false],
])('a night over midnight: at %s it is %s', (time, isSo) => {
  expect(isResting(night, taipei(time))).toBe(isSo)
})

test('hours of one day begin with their first minute and end before their last', () => {
  const lunch = { from: 12 * 60, until: 13 * 60 }
  expect(['11:59', '12:00', '12:59', '13:00'].map((time) => isResting(lunch, taipei(`${time}:00`)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
