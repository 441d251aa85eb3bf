import { planLimits } from '@learntrail/contract/plans/limits'
import { expect, it } from 'vitest'
import { clockOf, countedSince, minutesOf } from './timer.rules.ts'

const since = '2026-11-20T08:00:00.000Z'
const after = (minutes: number) => countedSince(since, Date.parse(since) + minutes * 60_000)

it('counts what has passed, and no more than the most', () => {
  expect(minutesOf(after(25))).toBe(25)
  expect(minutesOf(after(planLimits.timerMinutes))).toBe(planLimits.timerMinutes)
  expect(minutesOf(after(planLimits.timerMinutes + 1))).toBe(planLimits.timerMinutes)
  // A device whose clock is behind the server's counts nothing.
  expect(after(-3)).toBe(0)
})

it('is shown as a clock', () => {
  expect([0, 59_000, 60_000, 3_909_000].map(clockOf)).toEqual(['0:00:00', '0:00:59', '0:01:00', '1:05:09'])
})
