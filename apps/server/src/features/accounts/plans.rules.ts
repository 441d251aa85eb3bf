import { durations } from '@learntrail/contract/limits'
import { type FeatureName, featureNames, type PlanName } from '@learntrail/contract/shell/features'

/** What each plan has. */
const featuresOfPlan: Record<PlanName, readonly FeatureName[]> = {
  free: ['course', 'learning-group', 'self-directed-learning'],
  plus: featureNames,
  school: featureNames,
}

export interface PlanFacts {
  plan: PlanName
  planEndsAt: Date | null
  trialEndsAt: Date | null
}

export interface Subscription {
  plan: PlanName
  features: readonly FeatureName[]
  isTrial: boolean
  /** Whole days until the plan or the trial ends; 0 where nothing ends. */
  daysLeft: number
}

/** The plan an account is on at a moment: a granted one while it lasts, else the trial of Plus, else free. */
export function subscriptionAt(now: Date, facts: PlanFacts): Subscription {
  const isGranted = facts.plan !== 'free' && (facts.planEndsAt === null || facts.planEndsAt > now)
  if (isGranted) {
    return {
      plan: facts.plan,
      features: featuresOfPlan[facts.plan],
      isTrial: false,
      daysLeft: daysUntil(now, facts.planEndsAt),
    }
  }
  if (facts.trialEndsAt !== null && facts.trialEndsAt > now) {
    return { plan: 'plus', features: featuresOfPlan.plus, isTrial: true, daysLeft: daysUntil(now, facts.trialEndsAt) }
  }
  return { plan: 'free', features: featuresOfPlan.free, isTrial: false, daysLeft: 0 }
}

function daysUntil(now: Date, end: Date | null): number {
  return end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / durations.day)
}
