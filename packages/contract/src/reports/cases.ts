import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, text, time } from '../text.ts'
import { appealOutcomes, caseStates, decisions, reportReasons, reportTargetTypes } from './facts.ts'
import { reportLimits } from './limits.ts'

const access = 'staff:moderator'
const params = z.object({ id })

const caseSummary = z.object({
  id,
  targetType: z.enum(reportTargetTypes),
  targetId: id,
  /** The title at the time of the first report. */
  title: z.string(),
  state: z.enum(caseStates),
  /** A person may be in danger. */
  isUrgent: z.boolean(),
  /** Reasons of all its reports. */
  reasons: z.array(z.enum(reportReasons)),
  reportCount: z.int(),
  openedAt: time,
  /** The member of staff who works on it. */
  assignee: personSummary.nullable(),
  /** The owner was asked to fix the content and has not reported it as fixed. */
  waitsForOwner: z.boolean(),
  /** When the owner reported the content as fixed. */
  mendedAt: time.nullable(),
  /** The decision was appealed, and the appeal is unanswered. */
  isAppealed: z.boolean(),
  closedAt: time.nullable(),
})
export type CaseSummary = z.infer<typeof caseSummary>

const report = z.object({
  id,
  reporter: personSummary,
  reasons: z.array(z.enum(reportReasons)),
  description: z.string(),
  pictures: z.array(fileSummary),
  at: time,
  isFalse: z.boolean(),
})
export type CaseReport = z.infer<typeof report>

const caseDecision = z.object({
  id,
  decision: z.enum(decisions),
  words: z.string(),
  decider: personSummary.nullable(),
  at: time,
  endsAt: time.nullable(),
  liftedAt: time.nullable(),
  /** When hidden content was shown again because it was fixed. */
  shownAt: time.nullable(),
  liftReason: z.string(),
  appeal: z
    .object({
      words: z.string(),
      at: time,
      outcome: z.enum(appealOutcomes).nullable(),
      answer: z.string(),
      answerer: personSummary.nullable(),
    })
    .nullable(),
})
export type CaseDecision = z.infer<typeof caseDecision>

const wholeCase = caseSummary.extend({
  /** Grows with every change; an act names the version it is based on. */
  version: z.int(),
  /** Owner of the reported content. */
  owner: personSummary,
  /** Copy of the content at the first report; null once it is erased. */
  frozen: z.object({ title: z.string(), text: z.string(), at: time, files: z.array(fileSummary) }).nullable(),
  /** The content after its owner reported it as fixed, until that is judged. */
  mended: z.object({ title: z.string(), text: z.string(), files: z.array(fileSummary) }).nullable(),
  /** The reported content no longer exists. */
  isGone: z.boolean(),
  reports: z.array(report),
  notes: z.array(z.object({ id, author: personSummary.nullable(), words: z.string(), at: time })),
  decisions: z.array(caseDecision),
  /** Number of other decisions about this owner's content that are in force. */
  formerJudgements: z.int(),
  can: z.object({
    take: z.boolean(),
    decide: z.boolean(),
    hide: z.boolean(),
    lift: z.boolean(),
    answerAppeal: z.boolean(),
  }),
})
export type WholeCase = z.infer<typeof wholeCase>

export const caseFilters = ['open', 'mine', 'in_progress', 'appeals', 'resolved', 'rejected'] as const
export type CaseFilter = (typeof caseFilters)[number]

export const listCases = endpoint({
  method: 'GET',
  path: '/api/v2/admin/reports',
  summary: 'Cases of reports: where somebody may be in danger first, then the oldest; those at their end newest first',
  access,
  query: z.object({
    filter: z.enum(caseFilters, { error: 'invalid' }).default('open'),
    targetType: z.enum(reportTargetTypes, { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(caseSummary), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const countCases = endpoint({
  method: 'GET',
  path: '/api/v2/admin/reports/count',
  summary: 'How many cases wait for somebody, how many of them are urgent, and how many are mine',
  access,
  answers: z.object({ open: z.int(), urgent: z.int(), mine: z.int(), appeals: z.int() }),
  refusals: [],
})

export const readCase = endpoint({
  method: 'GET',
  path: '/api/v2/admin/reports/:id',
  summary: 'One case with its reports, the copy of what was reported, notes and decisions',
  access,
  params,
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND'],
})

const version = z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(1_000_000, { error: 'invalid' })

export const takeCase = endpoint({
  method: 'POST',
  path: '/api/v2/admin/reports/:id/take',
  summary: 'Look at a case myself, also in the place of whoever did; again changes nothing',
  access,
  params,
  body: z.object({ version }),
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED'],
})

export const noteCase = endpoint({
  method: 'POST',
  path: '/api/v2/admin/reports/:id/notes',
  summary: 'Say something about a case to the other staff; the same clientId again changes nothing',
  access,
  params,
  body: z.object({ clientId: id, words: text({ min: 1, max: reportLimits.note }) }),
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND'],
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/v2/admin/reports/:id/decide',
  summary: 'Decide a case that I look at; it takes effect at once',
  access,
  params,
  body: z
    .object({
      clientId: id,
      version,
      decision: z.enum(decisions, { error: 'invalid' }),
      /** Length of a suspension; null: for good. */
      days: z
        .int({ error: 'invalid' })
        .min(reportLimits.suspension.min, { error: 'too_small' })
        .max(reportLimits.suspension.max, { error: 'too_large' })
        .nullable()
        .default(null),
      /** Message to the owner; not sent if the decision is `nothing`. */
      words: text({ max: reportLimits.words }).default(''),
      /** Reports found to be untrue. */
      falseReportIds: z.array(id).max(1_000).default([]),
    })
    .refine(({ decision, words }) => decision === 'nothing' || words !== '', { error: 'required', path: ['words'] }),
  bodyBytes: bodyLimits.long,
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED', 'REPORT_TARGET_NOT_FOUND'],
})

export const liftDecision = endpoint({
  method: 'POST',
  path: '/api/v2/admin/reports/:id/lift',
  summary: 'Take back what was decided of a case; again changes nothing',
  access,
  params,
  body: z.object({ version, reason: text({ min: 1, max: reportLimits.words }) }),
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED'],
})

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/api/v2/admin/reports/:id/appeal',
  summary: 'Answer what was said against a decision, by somebody else than whoever decided',
  access,
  params,
  body: z.object({
    version,
    outcome: z.enum(appealOutcomes, { error: 'invalid' }),
    answer: text({ min: 1, max: reportLimits.words }),
  }),
  answers: wholeCase,
  refusals: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED', 'APPEAL_OF_OWN_DECISION'],
})

export const caseCalls = [
  listCases,
  countCases,
  readCase,
  takeCase,
  noteCase,
  decideCase,
  liftDecision,
  answerAppeal,
] as const
