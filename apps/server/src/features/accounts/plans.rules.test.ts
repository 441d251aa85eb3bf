import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type PlanFacts, subscriptionAt as planOf } from './plans.rules.ts'

const now = new Date('2026-11-20T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const subscriptionAt = (moment: Date, of: PlanFacts) => planOf(readConfig({}).planFeatures, moment, of)
const facts = (change: Partial<PlanFacts>): PlanFacts => ({
  plan: 'free',
  planEndsAt: null,
  trialEndsAt: null,
  schoolPlan: null,
  ...change,
})

describe('the plan of an account', () => {
  test('is Plus for the days of the trial, and free after them', () => {
    const trial = facts({ trialEndsAt: inDays(30) })
    expect(subscriptionAt(now, trial)).toMatchObject({ plan: 'plus', isTrial: true, daysLeft: 30 })
    expect(subscriptionAt(inDays(29.5), trial)).toMatchObject({ plan: 'plus', daysLeft: 1 })
    expect(subscriptionAt(inDays(30), trial)).toMatchObject({ plan: 'free', isTrial: false, daysLeft: 0 })
  })

  test('is a granted one until its end', () => {
    const granted = facts({ plan: 'plus', planEndsAt: inDays(10), trialEndsAt: inDays(30) })
    expect(subscriptionAt(now, granted)).toMatchObject({ plan: 'plus', isTrial: false, daysLeft: 10 })
    expect(subscriptionAt(inDays(11), granted)).toMatchObject({ plan: 'plus', isTrial: true, daysLeft: 19 })
  })

  test('may have no end', () => {
    expect(subscriptionAt(inDays(10_000), facts({ plan: 'school' }))).toMatchObject({ plan: 'school', daysLeft: 0 })
  })

  test('is that of the school where they have none of their own, also instead of the trial', () => {
    const ofSchool = { trialEndsAt: inDays(30), schoolPlan: { endsAt: inDays(5).toISOString() } }
    expect(subscriptionAt(now, facts(ofSchool))).toMatchObject({ plan: 'school', isOfSchool: true, daysLeft: 5 })
    expect(subscriptionAt(inDays(5), facts(ofSchool))).toMatchObject({ plan: 'plus', isTrial: true, isOfSchool: false })
    const own = { plan: 'plus' as const, planEndsAt: inDays(3), ...ofSchool }
    expect(subscriptionAt(now, facts(own))).toMatchObject({ plan: 'plus', isOfSchool: false })
    expect(subscriptionAt(inDays(4), facts(own))).toMatchObject({ plan: 'school', isOfSchool: true })
    expect(subscriptionAt(inDays(10_000), facts({ schoolPlan: { endsAt: null } }))).toMatchObject({ plan: 'school' })
  })

  test('has chat only when it is paid', () => {
    expect(subscriptionAt(now, facts({})).features).toEqual(['course', 'learning-group', 'self-directed-learning'])
    expect(subscriptionAt(now, facts({ plan: 'plus' })).features).toContain('chatroom')
    expect(subscriptionAt(now, facts({ plan: 'school' })).features).toContain('chatroom')
  })

  test('has what the operator gives it', () => {
    const { planFeatures } = readConfig({ PLAN_FREE_FEATURES: 'none', PLAN_PLUS_FEATURES: 'course, chatroom' })
    expect(planOf(planFeatures, now, facts({})).features).toEqual([])
    expect(planOf(planFeatures, now, facts({ plan: 'plus' })).features).toEqual(['course', 'chatroom'])
  })
})
