import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { guardianToken } from '../guardians/guardian.ts'
import { cursor, id, time } from '../text.ts'
import { planContent } from './content.ts'
import { planResult } from './doing/doing.ts'
import { paces } from './doing/facts.ts'
import { planStages } from './facts.ts'
import { toldOfSchool } from './school/of-plan.ts'
import { guardianAsks, signatureRoles } from './signing/facts.ts'

const access = 'guardian'
const path = '/api/v2/guardian/children/:childId/plans'
const ofChild = z.object({ childId: id })
const params = ofChild.extend({ id })

/** A child's plan that a guardian may see. */
const summary = z.object({
  _id: id,
  projectName: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Number of the week that contains today, from 1; null before and after the plan, and without dates. */
  week: z.int().nullable(),
  weeks: z.int(),
  lessons: z.int(),
  lessonsDone: z.int(),
  stage: z.enum(planStages),
  /** How this guardian is asked to sign; null: not asked, or already answered. */
  asks: z.enum(guardianAsks).nullable(),
  isCertified: z.boolean(),
})
export type GuardianPlanSummary = z.infer<typeof summary>

/** Excludes the talk between pupil and adviser, and the notes, files, links and records of weeks. */
const plan = summary.extend({
  childName: z.string(),
  /** Name of the reader, as used for signing. */
  guardianName: z.string(),
  plan: planContent,
  ofSchool: toldOfSchool,
  /** In the order of the form. */
  signers: z.array(z.object({ role: z.enum(signatureRoles), label: z.string(), isSigned: z.boolean() })),
  /** Null until the plan is begun, and if it has no start date. */
  pace: z.enum(paces).nullable(),
  /** Null until the plan is finished: before that it is a draft. */
  result: planResult.nullable(),
  finishedAt: time.nullable(),
  /** The adviser's certification of the finished work. */
  certified: z.object({ name: z.string(), at: time }).nullable(),
})
export type GuardianPlan = z.infer<typeof plan>

export const listPlansForGuardian = endpoint({
  method: 'GET',
  path,
  summary:
    'Plans of a child in which guardians were asked to sign, or that somebody was asked about and are agreed on or being done: those that wait for me, then the newest',
  access,
  params: ofChild,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(summary), nextCursor: z.string().nullable() }),
  refusals: ['CHILD_NOT_FOUND'],
})
export type GuardianPlanPage = z.infer<(typeof listPlansForGuardian)['answers']>

export const readPlanForGuardian = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One of them: what it says, who signed it, how it goes, and what came of it once it is finished',
  access,
  params,
  answers: plan,
  refusals: ['CHILD_NOT_FOUND', 'PLAN_NOT_FOUND'],
})

export const makeSigningLinkAsGuardian = endpoint({
  method: 'POST',
  path: `${path}/:id/signing-link`,
  summary:
    'A fresh secret by which I sign a plan that my confirmed address was asked about, beside that of the mail; the one that I had made so before is over. Refused on a device that is signed in as the child',
  access,
  params,
  answers: z.object({ token: guardianToken }),
  refusals: ['CHILD_NOT_FOUND', 'PLAN_NOT_FOUND', 'SIGNATURE_NOT_ASKED', 'GUARDIAN_IS_CHILD'],
})

export const planForGuardianCalls = [listPlansForGuardian, readPlanForGuardian, makeSigningLinkAsGuardian] as const
