import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileSummary } from '../../files/files.ts'
import { bodyLimits } from '../../limits.ts'
import { personSummary } from '../../people/person.ts'
import { fileIdList, unique, version, writing } from '../../posts/record-parts.ts'
import { id, text, time, webAddress } from '../../text.ts'
import { planContent } from '../content.ts'
import { planLimits } from '../limits.ts'
import { toldOfSchool } from '../school/of-plan.ts'
import { criterionLevels, weekdays } from './facts.ts'

const access = 'feature:self-directed-learning'
const path = '/api/v2/sdl-service/executions'
const params = z.object({ id })
const weekParams = z.object({ id, weekId: id })

/** A completed item; it keeps its own text, so that later changes of the plan do not affect it. */
const doneItem = z.object({
  itemId: id,
  text: z.string(),
  lessons: z.int(),
  by: personSummary,
  at: time,
})

const link = z.object({
  id,
  url: webAddress(planLimits.link),
  name: text({ max: planLimits.linkName, oneLine: true }),
})
export type WeekLink = z.output<typeof link>

/** A question to the adviser, or an answer. */
const said = z.object({ id, by: personSummary, isAdviser: z.boolean(), text: z.string(), at: time })
export type WeekSaid = z.infer<typeof said>

const week = z.object({
  weekId: id,
  /** Number in the plan, from 1; null: removed from the plan. */
  number: z.int().nullable(),
  version: z.int(),
  done: z.array(doneItem),
  /** Minutes spent, entered by hand and measured by the timer. */
  minutes: z.int(),
  /** Running timers: whose, and since when. */
  timers: z.array(z.object({ person: personSummary, since: time })),
  note: z.string(),
  files: z.array(fileSummary),
  links: z.array(link),
  /** Records made of this week. */
  records: z.array(z.object({ id, title: z.string() })),
  said: z.array(said),
  updatedAt: time.nullable(),
})
export type DoneWeek = z.infer<typeof week>

const evaluation = z.object({
  criterion: text({ max: planLimits.criterion, oneLine: true }),
  /** Null: not judged yet. */
  level: z
    .union(
      criterionLevels.map((level) => z.literal(level)),
      { error: 'invalid' },
    )
    .nullable(),
  text: text({ max: planLimits.evaluation }),
})

export const planResult = z.object({
  /** The result, and what differed from the plan. */
  summary: text({ max: planLimits.resultSummary }),
  difference: text({ max: planLimits.resultSummary }),
  evaluations: z.array(evaluation).max(planLimits.criteria, { error: 'too_many' }),
})
export type PlanResult = z.output<typeof planResult>

const execution = z.object({
  /** Id of the plan, which has at most one execution. */
  projectId: id,
  projectName: z.string(),
  user: personSummary,
  school: toldOfSchool,
  /** The plan's present content. */
  content: planContent.pick({ startedAt: true, endedAt: true, progress: true, criteria: true, motivation: true }),
  /** Weeks of the plan in order, then removed weeks in which something was done. */
  weekPerProgress: z.array(week),
  /** The viewer's running timer, in any plan and week. */
  timer: z.object({ projectId: id, projectName: z.string(), weekId: id, since: time }).nullable(),
  /** The weekday on which the viewer is reminded; null: never. */
  reminderDay: z.union(weekdays.map((weekday) => z.literal(weekday))).nullable(),
  /** The plan's version when it was begun; lower than `planVersion` if the plan has changed since. */
  begunVersion: z.int(),
  planVersion: z.int(),
  result: planResult.extend({ version: z.int() }),
  opinion: z.object({ text: z.string(), by: personSummary, at: time }).nullable(),
  /** The adviser's certification of the finished work. */
  certified: z.object({ by: personSummary, at: time }).nullable(),
  finishedAt: time.nullable(),
  /** The record made of the result. */
  recordId: id.nullable(),
  /** Everybody has signed the plan as it is; false without signature lines, where no agreement is needed. */
  isAgreed: z.boolean(),
  can: z.object({
    /** Do the plan: for those who write it. */
    write: z.boolean(),
    /** Answer questions, give an opinion, certify: for those who sign as adviser. */
    advise: z.boolean(),
    ask: z.boolean(),
  }),
})
export type Execution = z.infer<typeof execution>

export const openExecution = endpoint({
  method: 'POST',
  path,
  summary: 'Begin to do a plan, or go on: it is made at the first opening and answered as it is later',
  access,
  body: z.object({ projectId: id }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'NO_PERMISSION', 'PLAN_UNFINISHED', 'PLAN_WITHOUT_WEEKS'],
})

export const readExecution = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'How a plan is done, by the plan’s id; for those who do it and those who sign it',
  access,
  params,
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND'],
})

export const saveWeek = endpoint({
  method: 'PATCH',
  path: `${path}/:id/weeks/:weekId`,
  summary: 'Write what was done in a week: items, minutes, a note, files, links; parts that are not sent stay',
  access,
  params: weekParams,
  bodyBytes: bodyLimits.long,
  body: z.object({
    ...writing,
    /** 0: nothing is saved for this week yet. */
    version: z.union([z.literal(0), version]),
    /** Ids of all completed items. */
    doneItemIds: z
      .array(id)
      .max(planLimits.itemsPerWeek * 4, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .optional(),
    minutes: z
      .int({ error: 'invalid' })
      .min(0, { error: 'too_small' })
      .max(planLimits.minutesOfWeek, { error: 'too_large' })
      .optional(),
    note: text({ max: planLimits.note }).optional(),
    fileIds: fileIdList.optional(),
    links: z.array(link).max(planLimits.links, { error: 'too_many' }).optional(),
  }),
  answers: execution,
  refusals: [
    'EXECUTION_CERTIFIED',
    'PLAN_NOT_FOUND',
    'EXECUTION_NOT_FOUND',
    'NO_PERMISSION',
    'PLAN_WEEK_NOT_FOUND',
    'PLAN_WEEK_CONFLICT',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
  ],
})

export const turnTimer = endpoint({
  method: 'POST',
  path: `${path}/:id/weeks/:weekId/timer`,
  summary:
    'Start my timer at a week, or stop it, which adds its minutes; as it is named, so that again is harmless. One runs at a time',
  access,
  params: weekParams,
  body: z.object({ isRunning: z.boolean() }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'NO_PERMISSION', 'PLAN_WEEK_NOT_FOUND', 'EXECUTION_CERTIFIED'],
})

export const recordWeek = endpoint({
  method: 'POST',
  path: `${path}/:id/weeks/:weekId/record`,
  summary:
    'Make a record of mine of a week: its items, note and files, with the subjects of the plan as tags, for myself alone; the same clientId again is the one that is there',
  access,
  params: weekParams,
  body: z.object({ clientId: id }),
  answers: z.object({ recordId: id }),
  refusals: [
    'PLAN_NOT_FOUND',
    'EXECUTION_NOT_FOUND',
    'NO_PERMISSION',
    'PLAN_WEEK_NOT_FOUND',
    'PLAN_WEEK_EMPTY',
    'FILE_NOT_FOUND',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const sayAtWeek = endpoint({
  method: 'POST',
  path: `${path}/:id/weeks/:weekId/said`,
  summary: 'Ask my adviser at a week, or answer as one; the same clientId again is the one that is there',
  access,
  params: weekParams,
  body: z.object({ clientId: id, text: text({ min: 1, max: planLimits.question }) }),
  answers: execution,
  refusals: [
    'PLAN_NOT_FOUND',
    'EXECUTION_NOT_FOUND',
    'NO_PERMISSION',
    'PLAN_WEEK_NOT_FOUND',
    'NOBODY_TO_ASK',
    'QUESTION_LIMIT_REACHED',
  ],
})

export const changeReminder = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'The day of the week on which I am reminded of this plan, or none',
  access,
  params,
  body: z.object({
    reminderDay: z
      .union(
        weekdays.map((weekday) => z.literal(weekday)),
        { error: 'invalid' },
      )
      .nullable(),
  }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'NO_PERMISSION'],
})

export const saveResult = endpoint({
  method: 'PATCH',
  path: `${path}/:id/result`,
  summary: 'Write what came of it, and judge it by the criteria of the plan; parts that are not sent stay',
  access,
  params,
  bodyBytes: bodyLimits.long,
  body: planResult.partial().extend({ ...writing, version: z.union([z.literal(0), version]) }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'NO_PERMISSION', 'RESULT_CONFLICT', 'EXECUTION_CERTIFIED'],
})

export const finishExecution = endpoint({
  method: 'POST',
  path: `${path}/:id/finish`,
  summary: 'The plan is done, or goes on after all; as it is named, so that again is harmless',
  access,
  params,
  body: z.object({ isFinished: z.boolean() }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'NO_PERMISSION', 'RESULT_UNWRITTEN', 'EXECUTION_CERTIFIED'],
})

export const giveOpinion = endpoint({
  method: 'PUT',
  path: `${path}/:id/opinion`,
  summary: 'Say as adviser what you think of it, and certify what is finished; again replaces it',
  access,
  params,
  body: z.object({ text: text({ min: 1, max: planLimits.opinion }), isCertified: z.boolean() }),
  answers: execution,
  refusals: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'NOT_THE_ADVISER', 'EXECUTION_UNFINISHED'],
})

export const recordResult = endpoint({
  method: 'POST',
  path: `${path}/:id/record`,
  summary:
    'Make a record of mine of the result, and put it among the material of my e-portfolio; again answers the one that is there',
  access,
  params,
  answers: z.object({ recordId: id }),
  refusals: [
    'PLAN_NOT_FOUND',
    'EXECUTION_NOT_FOUND',
    'NO_PERMISSION',
    'RESULT_UNWRITTEN',
    'FILE_NOT_FOUND',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const doingCalls = [
  openExecution,
  readExecution,
  saveWeek,
  turnTimer,
  recordWeek,
  sayAtWeek,
  changeReminder,
  saveResult,
  finishExecution,
  giveOpinion,
  recordResult,
] as const
