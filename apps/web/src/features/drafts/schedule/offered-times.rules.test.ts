import { expect, test } from 'vitest'
import { offeredTimes } from './offered-times.rules.ts'

test.each([
  ['2026-11-21T10:00:00+08:00', ['2026-11-22', '2026-11-23']],
  ['2026-11-22T10:00:00+08:00', ['2026-11-23']],
  ['2026-11-23T00:30:00+08:00', ['2026-11-24', '2026-11-30']],
])('at %s no time is offered twice', (now, days) => {
  expect(offeredTimes(new Date(now)).map(({ time }) => time.day)).toEqual(days)
})
