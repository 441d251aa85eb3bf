import { durations } from '@learntrail/contract/limits'
import type { PlanName } from '@learntrail/contract/shell/features'

interface Held {
  plan: PlanName
  isTrial: boolean
  /** Null if it is free or has no end. */
  endsAt: Date | null
}

interface Given {
  plan: PlanName
  days: number
}

type Redeemed = { endsAt: Date } | { refusal: 'PLAN_WITHOUT_END' | 'PLAN_OF_OTHER_KIND'; until: Date | null }

/**
 * Returns until when a code gives its plan: its days follow the present plan or trial, so that none is lost. Refuses if
 * the present plan has no end or is another one.
 */
export function redeemedUntil(now: Date, held: Held, { plan, days }: Given): Redeemed {
  const isGranted = held.plan !== 'free' && !held.isTrial
  if (isGranted && held.endsAt === null) return { refusal: 'PLAN_WITHOUT_END', until: null }
  if (isGranted && held.plan !== plan) return { refusal: 'PLAN_OF_OTHER_KIND', until: held.endsAt }
  const from = held.endsAt ?? now
  return { endsAt: new Date(from.getTime() + days * durations.day) }
}
