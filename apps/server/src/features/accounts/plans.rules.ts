import { durations } from '@learntrail/contract/limits'
import type { FeatureName, FeaturesOfPlans, PlanName } from '@learntrail/contract/shell/features'

export interface PlanFacts {
  plan: PlanName
  planEndsAt: Date | null
  trialEndsAt: Date | null
  /** The plan of their school, if one is in force; `endsAt` is null if it has no end. */
  schoolPlan: { endsAt: string | null } | null
}

export interface Subscription {
  plan: PlanName
  features: readonly FeatureName[]
  isTrial: boolean
  /** Whether the plan is theirs through their school. */
  isOfSchool: boolean
  /** Null if the plan has no end, or is the free one that remains. */
  endsAt: Date | null
  /** Whole days, rounded up, until the plan or trial ends; 0 if nothing ends. */
  daysLeft: number
}

/**
 * Returns the plan an account is on at a moment: the granted one while it lasts, else the school's, else the trial of
 * Plus, else free.
 */
export function subscriptionAt(featuresOf: FeaturesOfPlans, now: Date, facts: PlanFacts): Subscription {
  const on = (plan: PlanName, endsAt: Date | null, isTrial: boolean): Subscription => ({
    plan,
    features: featuresOf[plan],
    isTrial,
    isOfSchool: false,
    endsAt,
    daysLeft: daysUntil(now, endsAt),
  })
  const { plan, planEndsAt, trialEndsAt, schoolPlan } = facts
  if (plan !== 'free' && (planEndsAt === null || planEndsAt > now)) return on(plan, planEndsAt, false)
  if (schoolPlan !== null) {
    const endsAt = schoolPlan.endsAt === null ? null : new Date(schoolPlan.endsAt)
    if (endsAt === null || endsAt > now) return { ...on('school', endsAt, false), isOfSchool: true }
  }
  if (trialEndsAt !== null && trialEndsAt > now) return on('plus', trialEndsAt, true)
  return on('free', null, false)
}

/** Returns the features lost when this plan ends. */
export const lostAfter = (featuresOf: FeaturesOfPlans, plan: PlanName): FeatureName[] =>
  featuresOf[plan].filter((feature) => !featuresOf.free.includes(feature))

/** Returns when a new account's trial ends; null if the operator gives none. */
export function trialEnd(days: number, now: Date): Date | null {
  return days === 0 ? null : new Date(now.getTime() + days * durations.day)
}

function daysUntil(now: Date, end: Date | null): number {
  return end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / durations.day)
}
