import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { type NearPeople, nearPeople } from '../people/near-people.ts'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { planLimits } from './limits.ts'
import { plan } from './plans.ts'

const access = 'feature:self-directed-learning'
const path = '/api/v2/sdl-service/projects/:id'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })

export const listPossibleMembers = endpoint({
  method: 'GET',
  path: `${path}/possible-members`,
  summary: 'Whom I can ask to write this plan of mine along: friends, and who is in a group with me',
  access,
  params,
  query: z.object({
    /** Searched in the name that the viewer sees. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
  }),
  answers: nearPeople,
  refusals: ['PLAN_NOT_FOUND'],
})
export type PossibleMembers = NearPeople

export const inviteMember = endpoint({
  method: 'POST',
  path: `${path}/members`,
  summary: 'Ask somebody to write this plan of mine along; again is harmless',
  access,
  params,
  body: z.object({ personId: id }),
  answers: plan,
  refusals: ['PLAN_NOT_FOUND', 'PLAN_MEMBER_LIMIT_REACHED', 'PLAN_MEMBER_NOT_POSSIBLE'],
})

export const answerMembership = endpoint({
  method: 'PATCH',
  path: `${path}/members/mine`,
  summary: 'Say whether I write a plan along that I was asked for; the same answer again changes nothing',
  access,
  params,
  body: z.object({ accepts: z.boolean() }),
  answers: done,
  refusals: ['PLAN_NOT_FOUND'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: `${path}/members/:personId`,
  summary: 'Take somebody out of a plan of mine, or leave one; what they wrote stays, and again is harmless',
  access,
  needsNoPlan: true,
  params: z.object({ id, personId: id }),
  answers: done,
  refusals: ['PLAN_NOT_FOUND'],
})

/** Consecutive saves of one person. */
const edit = z.object({
  version: z.int(),
  /** Null: the viewer may not see them, or their account is gone. */
  person: personSummary.nullable(),
  /** Names of the changed fields of the plan. */
  parts: z.array(z.string()),
  at: time,
})
export type PlanEdit = z.infer<typeof edit>

export const listPlanEdits = endpoint({
  method: 'GET',
  path: `${path}/edits`,
  summary: 'Who changed what in a plan that several write, the newest first',
  access,
  params,
  answers: z.object({ items: z.array(edit).max(planLimits.edits) }),
  refusals: ['PLAN_NOT_FOUND'],
})

export const planMemberCalls = [
  listPossibleMembers,
  inviteMember,
  answerMembership,
  removeMember,
  listPlanEdits,
] as const
