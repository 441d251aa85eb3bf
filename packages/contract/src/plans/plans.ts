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

/** Where its owner learns or works, as far as they show it to the viewer. */
const ownerOrganization = z.object({
  role: z.enum(academicRoles).nullable(),
  school: z.string().nullable(),
  grade: label.nullable(),
  /** For its owner alone. */
  studentId: z.string().nullable(),
  serviceUnit: z.string().nullable(),
  title: label.nullable(),
})
export type OwnerOrganization = z.infer<typeof ownerOrganization>

/** What a list shows of a plan. */
const card = z.object({
  _id: id,
  /** Null: whoever takes no part in it is not told whose it is. */
  user: personSummary.nullable(),
  projectName: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The beginning of it. */
  introduction: z.string(),
  learningType: z.array(z.enum(learningTypes)),
  progressTotalWeeks: z.int(),
  /** 節 that are planned in all. */
  lessons: z.int(),
  privacy: z.int(),
  favoriteCount: z.int(),
  isFavorite: z.boolean(),
  part: z.enum(planParts).nullable(),
  /** How far it has come, for those who take part in it. */
  stage: z.enum(planStages).nullable(),
  /** Where to go on with one of mine that is being done: its week, from 1, and what is left to do in it. */
  doing: z.object({ week: z.int(), left: z.int() }).nullable(),
  /** What is said below it. */
  messageCount: z.int(),
  updatedAt: time,
})
export type PlanCard = z.infer<typeof card>
const cards = z.object({ items: z.array(card), nextCursor: z.string().nullable() })
export type PlanPage = z.infer<typeof cards>

/** A plan that this one was begun from, as far as the viewer may see it. */
const source = z.object({ _id: id, projectName: z.string(), user: personSummary.nullable() })

export const plan = planContent.extend({
  _id: id,
  /** Null: whoever takes no part in it is not told whose it is, nor who writes it along. */
  user: personSummary.nullable(),
  ownerOrganization,
  school: toldOfSchool,
  /** Grows with every save; a save names the one it is based on. */
  version: z.int(),
  /** Its weeks, for lists. */
  progressTotalWeeks: z.int(),
  lessons: z.int(),
  privacy: z.int(),
  /** Whose it is stands at it, also where it is published. */
  showsOwner: z.boolean(),
  /** Groups it is for, of privacy 2: all of them to its owner, to others those that they belong to. */
  groups: z.array(z.object({ id, name: z.string() })),
  favoriteCount: z.int(),
  isFavorite: z.boolean(),
  source: source.nullable(),
  /** What is said below it. */
  messageCount: z.int(),
  /** Who writes it along, whom the viewer sees; those who are only asked, for those who write it. */
  members: z.array(z.object({ person: personSummary, state: z.enum(memberStates) })),
  /** What the viewer does in it; null: reads it. */
  part: z.enum(planParts).nullable(),
  /** How far it has come, for those who take part in it. */
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
    /** In name, introduction, motivation and stages; every word. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
    /** A subject or a group of universities or vocational schools that it belongs to. */
    discipline: z.enum(planDisciplines, { error: 'invalid' }).optional(),
    learningType: z.enum(learningTypes, { error: 'invalid' }).optional(),
    /** Of whose it is, as far as they show it to me. */
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
    /** Its weeks, kinds and criteria are taken over; what is personal in it is not. */
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
    /** With the privacy `group`: at least one. */
    groupIds: groupIdList.default([]),
    /** Of the privacy `public`: not told otherwise, its owner is named. */
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
  /** Of those who take part in a sealed one: what was sealed, unless they ask for what it says now. */
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
