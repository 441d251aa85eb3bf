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
  /** Those that this server has. */
  features: z.array(z.enum(featureNames)),
  /** Bytes that one person's files may take. */
  room: z.number(),
  /** Teaching groups, by verified teachers. */
  hasTeachingGroups: z.boolean(),
  /** Suggested summaries a day; null: as many as one likes. */
  suggestions: z.int().nullable(),
  /** In New Taiwan dollars, for one person; only those that the operator has set. */
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
    /** Days of Plus that every new account tries. */
    trialDays: z.int(),
    /** What has a price can be ordered. */
    canOrder: z.boolean(),
    /** Days in which an order is paid. */
    orderDays: z.int(),
    /** Whom to write to for another plan. */
    mail: z.string().nullable(),
  }),
  refusals: [],
})

const grant = z.object({
  plan: z.enum(planNames),
  source: z.enum(planSources),
  reason: z.string(),
  startsAt: time,
  /** Null: until it is taken back. */
  endsAt: time.nullable(),
  /** When another took its place, or it was taken back. */
  replacedAt: time.nullable(),
})
export type PlanGrant = z.infer<typeof grant>

const ownPlan = z.object({
  plan: z.enum(planNames),
  isTrial: z.boolean(),
  /** Theirs because they belong to a school that has it. */
  isOfSchool: z.boolean(),
  /** Null: nothing ends. */
  endsAt: time.nullable(),
  /** Of what holds now; null for the trial and the free plan, and where it was given before that was kept. */
  grant: grant.nullable(),
  former: z.array(grant),
  /** Whether I have ever ordered one. */
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

/** As typed: width, letter case, blanks and hyphens say nothing. */
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
