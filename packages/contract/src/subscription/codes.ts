import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { planNames } from '../shell/features.ts'
import { planSources } from '../shell/plan-facts.ts'
import { cursor, id, text, time } from '../text.ts'
import { planCodeLimits } from './limits.ts'

const access = 'staff:operator'

/** Plans that a code can give. */
export const givenPlans = ['plus', 'school'] as const

export const planCodeStates = ['open', 'used', 'expired', 'revoked'] as const
export type PlanCodeState = (typeof planCodeStates)[number]

const codeView = z.object({
  id,
  /** The code's last characters; the whole code is only shown once, when it is made. */
  ending: z.string(),
  plan: z.enum(givenPlans),
  days: z.int(),
  uses: z.int(),
  usedCount: z.int(),
  note: z.string(),
  maker: personSummary.nullable(),
  createdAt: time,
  expiresAt: time,
  state: z.enum(planCodeStates),
})
export type PlanCode = z.infer<typeof codeView>

const params = z.object({ id })

export const listCodes = endpoint({
  method: 'GET',
  path: '/api/v2/admin/plan-codes',
  summary: 'Codes that give a plan, newest first',
  access,
  query: z.object({ state: z.enum(planCodeStates, { error: 'invalid' }).optional(), cursor: cursor.optional() }),
  answers: z.object({ items: z.array(codeView), nextCursor: z.string().nullable() }),
  refusals: [],
})

const numberIn = ({ min, max }: { min: number; max: number }) =>
  z.int({ error: 'invalid' }).min(min, { error: 'invalid' }).max(max, { error: 'invalid' })

export const makeCodes = endpoint({
  method: 'POST',
  path: '/api/v2/admin/plan-codes',
  summary: 'Make codes that give a plan; they are told in this answer and never again',
  access,
  body: z.object({
    plan: z.enum(givenPlans, { error: 'invalid' }),
    /** Days of the plan. */
    days: numberIn(planCodeLimits.days),
    count: numberIn(planCodeLimits.codes),
    uses: numberIn(planCodeLimits.uses),
    /** Days for which the codes can be redeemed. */
    redeemable: numberIn(planCodeLimits.redeemable),
    note: text({ min: 1, max: planCodeLimits.note }),
  }),
  answers: z.object({ codes: z.array(z.string()), expiresAt: time }),
  refusals: [],
})

export const revokeCode = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/plan-codes/:id',
  summary: 'Take a code back: nobody redeems it any more, and who has keeps what it gave; again changes nothing',
  access,
  params,
  answers: codeView,
  refusals: ['PLAN_CODE_NOT_FOUND'],
})

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/api/v2/admin/plan-codes/:id/redemptions',
  summary: 'Who redeemed a code, newest first',
  access,
  params,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({
    items: z.array(z.object({ person: personSummary, at: time })),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['PLAN_CODE_NOT_FOUND'],
})

const planEnd = z.object({
  person: personSummary,
  plan: z.enum(planNames),
  endsAt: time,
  source: z.enum(planSources).nullable(),
})
export type PlanEnd = z.infer<typeof planEnd>

export const listPlanEnds = endpoint({
  method: 'GET',
  path: '/api/v2/admin/plan-ends',
  summary: 'Whose granted plan ends within 30 days, the soonest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(planEnd), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const planCodeCalls = [listCodes, makeCodes, revokeCode, listRedemptions, listPlanEnds] as const
