import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { privacyCode } from '../posts/posts.ts'
import { groupIdList, version, writing } from '../posts/record-parts.ts'
import { label } from '../profiles/organization.ts'
import { academicRoles, grades } from '../profiles/organization-codes.ts'
import { cursor, id, pageSize, text, time } from '../text.ts'
import { planContent } from './content.ts'
import { planDisciplines } from './disciplines.ts'
import {
  learningTypes,
  memberStates,
  planLists,
  planLooks,
  planParts,
  planSorts,
  planStages,
  planTimes,
} from './facts.ts'
import { planLimits } from './limits.ts'
import { toldOfSchool } from './school/of-plan.ts'

const access = 'feature:self-directed-learning'
const path = '/api/v2/sdl-service/projects'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })

/** Where its owner studies or works, as far as the viewer may see it. */
const ownerOrganization = z.object({
  role: z.enum(academicRoles).nullable(),
  school: z.string().nullable(),
  grade: label.nullable(),
  /** Only for the owner. */
  studentId: z.string().nullable(),
  serviceUnit: z.string().nullable(),
  title: label.nullable(),
})
export type OwnerOrganization = z.infer<typeof ownerOrganization>

/** A plan as lists show it. */
const card = z.object({
  _id: id,
  /** Null: hidden from viewers who have no part in the plan. */
  user: personSummary.nullable(),
  projectName: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The beginning of the introduction. */
  introduction: z.string(),
  learningType: z.array(z.enum(learningTypes)),
  progressTotalWeeks: z.int(),
  /** Total number of planned lessons (節). */
  lessons: z.int(),
  privacy: z.int(),
  favoriteCount: z.int(),
  isFavorite: z.boolean(),
  part: z.enum(planParts).nullable(),
  /** For people with a part in it; null for others. */
  stage: z.enum(planStages).nullable(),
  /** For a plan of the caller's being done: the week to continue with, from 1, and the number of open items in it. */
  doing: z.object({ week: z.int(), left: z.int() }).nullable(),
  /** Number of comments. */
  messageCount: z.int(),
  updatedAt: time,
})
export type PlanCard = z.infer<typeof card>
const cards = z.object({ items: z.array(card), nextCursor: z.string().nullable() })
export type PlanPage = z.infer<typeof cards>

/** The plan from which this one was started, as far as the viewer may see it. */
const source = z.object({ _id: id, projectName: z.string(), user: personSummary.nullable() })

export const plan = planContent.extend({
  _id: id,
  /** Null, like the members: hidden from viewers who have no part in the plan. */
  user: personSummary.nullable(),
  ownerOrganization,
  school: toldOfSchool,
  /** Grows with every save; a save names the version it is based on. */
  version: z.int(),
  /** Number of weeks, for lists. */
  progressTotalWeeks: z.int(),
  lessons: z.int(),
  privacy: z.int(),
  /** The owner is named, even if the plan is published. */
  showsOwner: z.boolean(),
  /** Groups that may see it at privacy 2: all of them for its owner, for others only those they are in. */
  groups: z.array(z.object({ id, name: z.string() })),
  favoriteCount: z.int(),
  isFavorite: z.boolean(),
  source: source.nullable(),
  /** Number of comments. */
  messageCount: z.int(),
  /** Co-writers whom the viewer may see; pending invitations only for people who write it. */
  members: z.array(z.object({ person: personSummary, state: z.enum(memberStates) })),
  /** The viewer's role; null: reader. */
  part: z.enum(planParts).nullable(),
  /** For people with a part in it; null for others. */
  stage: z.enum(planStages).nullable(),
  createdAt: time,
  updatedAt: time,
  can: z.object({ edit: z.boolean(), remove: z.boolean(), share: z.boolean(), invite: z.boolean() }),
})
export type Plan = z.infer<typeof plan>

export const listPlans = endpoint({
  method: 'GET',
  path,
  summary:
    'My plans, or those I keep as favourites and may still see, changed or kept last first; with `user`, what that person shows me',
  access,
  query: z.object({
    list: z.enum(planLists, { error: 'invalid' }).default('mine'),
    user: id.optional(),
    cursor: cursor.optional(),
    limit: pageSize(planLimits.page),
  }),
  answers: cards,
  refusals: ['USER_NOT_FOUND'],
})

export const searchPlans = endpoint({
  method: 'GET',
  path: `${path}/search`,
  summary: 'Plans that others published and I may see, to learn from',
  access,
  cost: 2,
  query: z.object({
    /** Searched in name, introduction, motivation and stages; all words must match. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
    /** A subject, or a group of universities or vocational schools. */
    discipline: z.enum(planDisciplines, { error: 'invalid' }).optional(),
    learningType: z.enum(learningTypes, { error: 'invalid' }).optional(),
    /** Grade of the owner, as far as the caller may see it. */
    grade: z.enum(grades, { error: 'invalid' }).optional(),
    sort: z.enum(planSorts, { error: 'invalid' }).default('newest'),
    cursor: cursor.optional(),
    limit: pageSize(planLimits.page),
  }),
  answers: cards,
  refusals: [],
})

export const countPlans = endpoint({
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How many plans I have, how many of them others see, and how many I keep as favourites',
  access,
  answers: z.object({ mine: z.int(), published: z.int(), favorites: z.int(), limit: z.int() }),
  refusals: [],
})
export type PlanCounts = z.infer<(typeof countPlans)['answers']>

export const createPlan = endpoint({
  method: 'POST',
  path,
  summary:
    'Begin a plan, empty or as sent or, with `source`, from a plan that I may see; the same clientId again answers the one already there',
  access,
  bodyBytes: planLimits.planBytes,
  body: planContent.partial().extend({
    ...writing,
    clientId: id,
    /** Copies the weeks, kinds and criteria of this plan, but nothing personal. */
    source: id.optional(),
  }),
  answers: plan,
  refusals: ['PLAN_NOT_FOUND', 'PLAN_LIMIT_REACHED', 'PLAN_DATES_IMPOSSIBLE', 'PLAN_WEEKS_OVER_DATES'],
})

export const readPlan = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One plan',
  access,
  params,
  answers: plan,
  refusals: ['PLAN_NOT_FOUND'],
})

export const savePlan = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Save parts of a plan; refused when somebody or another window saved since the version named',
  access,
  bodyBytes: planLimits.planBytes,
  params,
  body: planContent.partial().extend({ ...writing, version }),
  answers: plan,
  refusals: ['PLAN_NOT_FOUND', 'PLAN_CONFLICT', 'PLAN_DATES_IMPOSSIBLE', 'PLAN_WEEKS_OVER_DATES', 'PLAN_UNFINISHED'],
})

export const sharePlan = endpoint({
  method: 'PATCH',
  path: `${path}/:id/privacy`,
  summary: 'Say who sees a plan; others see none that lacks its name, its motivation or the kind of learning',
  access,
  params,
  body: z.object({
    privacy: privacyCode,
    /** At least one with privacy `group`. */
    groupIds: groupIdList.default([]),
    /** With privacy `public`: whether the owner is named. */
    showsOwner: z.boolean().default(true),
  }),
  answers: plan,
  refusals: ['PLAN_NOT_FOUND', 'PLAN_UNFINISHED', 'GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'WITHHELD'],
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a plan of mine; again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: done,
  refusals: ['PLAN_NOT_FOUND'],
})

export const favorPlan = endpoint({
  method: 'POST',
  path: '/api/v2/sdl-service/favorites',
  summary: 'Keep a plan among my favourites, or no more; as it is named, so that again is harmless',
  access,
  body: z.object({ projectId: id, isFavorite: z.boolean() }),
  answers: z.object({ favoriteCount: z.int(), isFavorite: z.boolean() }),
  refusals: ['PLAN_NOT_FOUND', 'PLAN_FAVORITES_LIMIT_REACHED'],
})

const printed = {
  look: z.enum(planLooks, { error: 'invalid' }).default('form'),
  /** For people with a part in a sealed plan: the sealed state, unless they ask for the present one. */
  of: z.enum(planTimes, { error: 'invalid' }).default('sealed'),
}

export const downloadPlan = endpoint({
  method: 'GET',
  path: `${path}/:id/download`,
  summary: 'The form that schools collect, or the designed document, as a PDF to keep',
  access,
  cost: 50,
  params,
  query: z.object(printed),
  answers: 'bytes',
  refusals: ['PLAN_NOT_FOUND', 'PLAN_UNFINISHED', 'DOCUMENT_TOO_LONG', 'FILE_BYTES_GONE', 'SERVICE_UNAVAILABLE'],
})

export const viewPlanPdf = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/viewPdf',
  summary: 'The same PDF, to be read in the browser',
  access,
  cost: 50,
  query: z.object({ projectId: id, ...printed }),
  answers: 'bytes',
  refusals: ['PLAN_NOT_FOUND', 'PLAN_UNFINISHED', 'DOCUMENT_TOO_LONG', 'FILE_BYTES_GONE', 'SERVICE_UNAVAILABLE'],
})

export const planCalls = [
  listPlans,
  searchPlans,
  countPlans,
  createPlan,
  readPlan,
  savePlan,
  sharePlan,
  deletePlan,
  favorPlan,
  downloadPlan,
  viewPlanPdf,
] as const
