import { z } from 'zod'
import { foldCode } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { plainLetters } from '../plain-letters.ts'
import { featureNames, planNames } from '../shell/features.ts'
import { planSources } from '../shell/plan-facts.ts'
import { time } from '../text.ts'
import { planCodeLength } from './limits.ts'

const planView = z.object({
  plan: z.enum(planNames),
  /** Features of the plan that this server has. */
  features: z.array(z.enum(featureNames)),
  /** Bytes of one person's files. */
  room: z.number(),
  /** Teaching groups, for verified teachers. */
  hasTeachingGroups: z.boolean(),
  /** Suggested summaries per day; null: unlimited. */
  suggestions: z.int().nullable(),
  /** Prices per person in New Taiwan dollars; only those the operator has set. */
  prices: z.array(z.object({ period: z.enum(['month', 'year']), amount: z.int() })),
})
export type PlanView = z.infer<typeof planView>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v2/subscription/plans',
  summary: 'What each plan has on this server, and what it costs where that is set',
  access: 'public',
  answers: z.object({
    items: z.array(planView),
    /** Days of the Plus trial of every new account. */
    trialDays: z.int(),
    /** Plans with a price can be ordered. */
    canOrder: z.boolean(),
    /** Days within which an order must be paid. */
    orderDays: z.int(),
    /** Address to write to about other plans. */
    mail: z.string().nullable(),
  }),
  refusals: [],
})

const grant = z.object({
  plan: z.enum(planNames),
  source: z.enum(planSources),
  reason: z.string(),
  startsAt: time,
  /** Null: until it is revoked. */
  endsAt: time.nullable(),
  /** When it was replaced by another grant, or revoked. */
  replacedAt: time.nullable(),
})
export type PlanGrant = z.infer<typeof grant>

const ownPlan = z.object({
  plan: z.enum(planNames),
  isTrial: z.boolean(),
  /** The plan comes from a school they belong to. */
  isOfSchool: z.boolean(),
  /** Null: no end. */
  endsAt: time.nullable(),
  /** The grant in force; null for the trial and the free plan, and for plans given before grants were recorded. */
  grant: grant.nullable(),
  former: z.array(grant),
  /** Whether the caller has ever ordered a plan. */
  hasOrders: z.boolean(),
})
export type OwnPlan = z.infer<typeof ownPlan>

export const readOwnPlan = endpoint({
  method: 'GET',
  path: '/api/v2/subscription/current',
  summary: 'My plan: until when, why, and which I had before',
  access: 'member',
  answers: ownPlan,
  refusals: [],
})

/** As typed: width, case, spaces and hyphens are ignored. */
export const planCode = z
  .string()
  .max(50, { error: 'invalid' })
  .transform(foldCode)
  .refine((code) => new RegExp(`^[${plainLetters}]{${planCodeLength}}$`).test(code), { error: 'invalid' })

export const redeemCode = endpoint({
  method: 'POST',
  path: '/api/v2/subscription/redeem',
  summary: 'Redeem a code: its days follow what I have; one that I have redeemed already changes nothing',
  access: 'member',
  rate: 'login',
  body: z.object({ code: planCode }),
  answers: ownPlan,
  refusals: ['PLAN_CODE_INVALID', 'PLAN_CODE_OVER', 'PLAN_WITHOUT_END', 'PLAN_OF_OTHER_KIND', 'TOO_MANY_GUESSES'],
})

export const subscriptionCalls = [listPlans, readOwnPlan, redeemCode] as const
