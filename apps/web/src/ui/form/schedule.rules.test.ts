import { expect, test } from 'vitest'
import { schedulableDays, scheduleRule } from './schedule.rules.ts'

const now = Date.parse('2026-11-22T08:00:00+08:00')
const at = (time: string) => scheduleRule(new Date(`${time}+08:00`), now)

test('a publication is scheduled for more than five minutes and at most a year from now', () => {
  expect(scheduleRule(null, now)).toBe('required')
  expect(at('2026-11-22T07:00')).toBe('too_soon')
  expect(at('2026-11-22T08:05')).toBe('too_soon')
  expect(at('2026-11-22T08:06')).toBeNull()
  expect(at('2027-11-22T08:00')).toBeNull()
  expect(at('2027-11-22T08:01')).toBe('too_late')
})

test('days to choose are those of Taiwan', () => {
  expect(schedulableDays(Date.parse('2026-11-22T23:30:00Z'))).toEqual({ min: '2026-11-23', max: '2027-11-23' })
})
