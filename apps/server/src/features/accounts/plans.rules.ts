import { durations } from '@learntrail/contract/limits'
import type { FeatureName, FeaturesOfPlans, PlanName } from '@learntrail/contract/shell/features'

export interface PlanFacts {
  plan: PlanName
  planEndsAt: Date | null
  trialEndsAt: Date | null
  /** That of their whole school, where it has one that holds; without an end null. */
  schoolPlan: { endsAt: string | null } | null
}

export interface Subscription {
  plan: PlanName
  features: readonly FeatureName[]
  isTrial: boolean
  /** Theirs because they belong to a school that has it. */
  isOfSchool: boolean
  /** Null: it has no end, or is what remains when all has ended. */
  endsAt: Date | null
  /** Whole days until the plan or the trial ends; 0 where nothing ends. */
  daysLeft: number
}

/**
 * The plan an account is on at a moment: a granted one while it lasts, else that of the school, else the
 * trial of Plus, else free.
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

/** What somebody has no more once this plan has ended. */
export const lostAfter = (featuresOf: FeaturesOfPlans, plan: PlanName): FeatureName[] =>
  featuresOf[plan].filter((feature) => !featuresOf.free.includes(feature))

/** When the trial of a new account ends; null where the operator gives none. */
export function trialEnd(days: number, now: Date): Date | null {
  return days === 0 ? null : new Date(now.getTime() + days * durations.day)
}

function daysUntil(now: Date, end: Date | null): number {
  return end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / durations.day)
}
