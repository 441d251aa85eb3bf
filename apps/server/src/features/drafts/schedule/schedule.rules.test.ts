import { scheduling } from '@learntrail/contract/limits'
import { expect, test } from 'vitest'
import { checkScheduledAt } from './schedule.rules.ts'

const now = new Date('2026-11-20T02:00:00.000Z')
const check = (ahead: number) => () => checkScheduledAt(new Date(now.getTime() + ahead), now)
const refusal = (rule: string) => expect.objectContaining({ details: { fields: [{ path: 'scheduledAt', rule }] } })

test('five minutes ahead is refused, a second more is taken', () => {
  expect(check(scheduling.ahead)).toThrow(refusal('too_soon'))
  expect(check(scheduling.ahead + 1_000)).not.toThrow()
  expect(check(-1)).toThrow(refusal('too_soon'))
})
test('a year ahead is taken, a second more is refused', () => {
  expect(check(scheduling.atMost)).not.toThrow()
  expect(check(scheduling.atMost + 1_000)).toThrow(refusal('too_late'))
})
