import { durations } from '@learntrail/contract/limits'
import { expect, test } from 'vitest'
import { redeemedUntil } from './redeem.rules.ts'

const now = new Date('2026-11-20T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * durations.day)
const plus = { plan: 'plus', days: 30 } as const

test.each([
  ['nothing', { plan: 'free', isTrial: false, endsAt: null }, 30],
  ['a trial', { plan: 'plus', isTrial: true, endsAt: inDays(10) }, 40],
  ['the same plan', { plan: 'plus', isTrial: false, endsAt: inDays(5) }, 35],
] as const)('the days of a code follow %s', (_, held, days) => {
  expect(redeemedUntil(now, held, plus)).toEqual({ endsAt: inDays(days) })
})

test('a plan without an end needs no code, and another plan is not cut short', () => {
  const endless = { plan: 'plus', isTrial: false, endsAt: null } as const
  expect(redeemedUntil(now, endless, plus)).toEqual({ refusal: 'PLAN_WITHOUT_END', until: null })
  const school = { plan: 'school', isTrial: false, endsAt: inDays(5) } as const
  expect(redeemedUntil(now, school, plus)).toEqual({ refusal: 'PLAN_OF_OTHER_KIND', until: inDays(5) })
  expect(redeemedUntil(now, school, { ...plus, plan: 'school' })).toEqual({ endsAt: inDays(35) })
})
