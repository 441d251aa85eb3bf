import { expect, test } from 'vitest'
import { cronOf, isBackupLate, nextAt } from './schedule.rules.ts'

test.each([
  ['2026-11-20T02:00:00.000Z', '03:30', '2026-11-20T19:30:00.000Z'],
  ['2026-11-20T19:29:59.999Z', '03:30', '2026-11-20T19:30:00.000Z'],
  ['2026-11-20T19:30:00.000Z', '03:30', '2026-11-21T19:30:00.000Z'],
  ['2026-12-31T15:59:00.000Z', '00:05', '2026-12-31T16:05:00.000Z'],
])('at %s the next %s in Taipei is %s', (now, at, next) => {
  expect(nextAt(at, new Date(now)).toISOString()).toBe(next)
})

test('a time of the day is one of every day', () => expect(cronOf('03:05')).toBe('5 3 * * *'))

test('a good one is awaited a day and four hours after the last, and not before the first was tried', () => {
  const now = new Date('2026-11-20T02:00:00.000Z')
  const before = (hours: number) => ({ startedAt: new Date(now.getTime() - hours * 3_600_000) })
  expect(isBackupLate([], before(28), now)).toBe(false)
  expect(isBackupLate([], { startedAt: new Date(before(28).startedAt.getTime() - 1) }, now)).toBe(true)
  expect(isBackupLate([], undefined, now)).toBe(false)
  expect(isBackupLate([{ state: 'running' }], undefined, now)).toBe(false)
  expect(isBackupLate([{ state: 'failed' }], undefined, now)).toBe(true)
})
