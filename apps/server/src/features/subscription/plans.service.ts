import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { type FeatureName, type PlanName, planNames } from '@learntrail/contract/shell/features'
import type { OwnPlan, PlanGrant, PlanView } from '@learntrail/contract/subscription/subscription'
import type { Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount, listGrants, type StoredGrant, subscriptionOf } from '../accounts/index.ts'
import { offeredFeatures } from '../shell/index.ts'
import { hasOrders } from './orders.repository.ts'

/** Lists what each plan has, out of what this server offers. */
export function listPlans({ config, declared }: Pick<Platform, 'config' | 'declared'>) {
  const { trialDays, planMail, payTo, orderDays } = config
  const offered = offeredFeatures(declared)
  const items = planNames.map((plan) => viewOf(config, plan, offered))
  return { items, trialDays, canOrder: payTo !== undefined, orderDays, mail: planMail ?? null }
}

function viewOf(config: Platform['config'], plan: PlanName, offered: readonly FeatureName[]): PlanView {
  return {
    plan,
    features: offered.filter((feature) => config.planFeatures[plan].includes(feature)),
    room: config.room[plan],
    hasTeachingGroups: plan !== 'free',
    suggestions: plan === 'free' ? ePortfolioLimits.freeSuggestions : null,
    prices: pricesOf(config, plan),
  }
}

function pricesOf({ prices }: Platform['config'], plan: PlanName): PlanView['prices'] {
  const month = plan === 'plus' ? prices.plusMonth : undefined
  const year = { free: undefined, plus: prices.plusYear, school: prices.schoolYear }[plan]
  return [
    ...(month === undefined ? [] : [{ period: 'month' as const, amount: month }]),
    ...(year === undefined ? [] : [{ period: 'year' as const, amount: year }]),
  ]
}

/** Returns a person's plan, until when and why they have it, and their former plans. */
export async function readOwnPlan(
  { clock, config, db }: Pick<Platform, 'clock' | 'config'> & { db: Queryable },
  personId: string,
): Promise<OwnPlan> {
  const account = (await findAccount(db, personId)) ?? refuse('NOT_AUTHENTICATED')
  const now = clock.now()
  const { plan, isTrial, isOfSchool, endsAt } = await subscriptionOf({ db, clock, config }, account)
  const grants = await listGrants(db, personId)
  const isOn = (grant: StoredGrant) =>
    grant.replacedAt === null &&
    !isTrial &&
    !isOfSchool &&
    grant.plan === plan &&
    (grant.endsAt === null || grant.endsAt > now)
  const held = grants.find(isOn)
  return {
    plan,
    isTrial,
    isOfSchool,
    endsAt: endsAt?.toISOString() ?? null,
    grant: held === undefined ? null : grantOf(held),
    former: grants.filter((one) => one !== held).map(grantOf),
    hasOrders: await hasOrders(db, personId),
  }
}

const grantOf = ({ plan, source, reason, startsAt, endsAt, replacedAt }: StoredGrant): PlanGrant => ({
  plan,
  source,
  reason,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  replacedAt: replacedAt?.toISOString() ?? null,
})
