import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { place } from '../notices/notices.ts'
import { fileIdList, unique } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { appealOutcomes, caseStates, decisions, reportReasons, reportTargetTypes } from './facts.ts'
import { reportLimits } from './limits.ts'

const access = 'member'

export const reportTarget = z.object({ targetType: z.enum(reportTargetTypes, { error: 'invalid' }), targetId: id })
export type ReportTarget = z.infer<typeof reportTarget>

export const reasonList = z
  .array(z.enum(reportReasons, { error: 'invalid' }))
  .min(1, { error: 'required' })
  .max(reportReasons.length)
  .refine(unique, { error: 'duplicate' })

/** A report of the caller's, with its state. */
const ownReport = z.object({
  id,
  targetType: z.enum(reportTargetTypes),
  /** The title at the time of the report. */
  title: z.string(),
  reasons: z.array(z.enum(reportReasons)),
  description: z.string(),
  at: time,
  state: z.enum(caseStates),
  /** When its case was closed. */
  closedAt: time.nullable(),
  /** It was found to be untrue. */
  isFalse: z.boolean(),
})
export type OwnReport = z.infer<typeof ownReport>

export const countReports = endpoint({
  method: 'POST',
  path: '/api/v2/reports/getreportcount',
  summary: 'How often I have reported a thing, and how those reports stand; nothing of anybody else’s',
  access,
  rate: 'read',
  isReading: true,
  body: reportTarget,
  answers: z.object({ count: z.int(), items: z.array(ownReport) }),
  refusals: ['REPORT_TARGET_NOT_FOUND'],
})

export const countFalseReports = endpoint({
  method: 'POST',
  path: '/api/v2/reports/getMaliciousReportCount',
  summary: 'How many of my reports of the last 90 days were untrue, and until when I may not report for that',
  access,
  rate: 'read',
  isReading: true,
  answers: z.object({ count: z.int(), limit: z.int(), suspendedUntil: time.nullable() }),
  refusals: [],
})

/** Why the caller may not report something. */
export const reportRefusals = [
  'REPORT_OWN',
  'REPORT_OF_GROUP_ADMIN',
  'REPORT_RIGHT_SUSPENDED',
  'REPORT_LIMIT_REACHED',
] as const

export const readReportPermission = endpoint({
  method: 'POST',
  path: '/api/v2/reports/getReportPermission',
  summary: 'What is to be reported is called, and whether I may report it now',
  access,
  rate: 'read',
  isReading: true,
  body: reportTarget,
  answers: z.object({
    title: z.string(),
    refusal: z.enum(reportRefusals).nullable(),
    /** End of a suspension of the right to report. */
    until: time.nullable(),
  }),
  refusals: ['REPORT_TARGET_NOT_FOUND'],
})

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/v2/reports/uploadreport',
  summary: 'Report something, with reasons and a description; the same clientId again changes nothing',
  access,
  body: reportTarget.extend({
    /** Chosen by the browser. */
    clientId: id,
    reasons: reasonList,
    description: text({ min: 1, max: reportLimits.description }),
    /** Pictures of the caller's, as evidence. */
    fileIds: fileIdList.max(reportLimits.pictures, { error: 'too_many' }).default([]),
  }),
  answers: ownReport,
  refusals: ['REPORT_TARGET_NOT_FOUND', ...reportRefusals, 'FILE_NOT_FOUND', 'FILE_NOT_PICTURE'],
})

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/v2/reports/mine',
  summary: 'My reports and how they stand, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(ownReport), nextCursor: z.string().nullable() }),
  refusals: [],
})

/** A decision about the caller's content. */
const judgement = z.object({
  id,
  targetType: z.enum(reportTargetTypes),
  targetId: id,
  /** Where it can be seen, if it is part of something else that exists. */
  place: place.nullable(),
  title: z.string(),
  decision: z.enum(decisions),
  /** Staff's message to the owner. */
  words: z.string(),
  at: time,
  /** End of a suspension; null: for good. */
  endsAt: time.nullable(),
  /** When the decision was lifted. */
  liftedAt: time.nullable(),
  /** When hidden content was shown again because it was fixed. */
  shownAt: time.nullable(),
  /** The owner's appeal; null without one. */
  appeal: z
    .object({ words: z.string(), at: time, outcome: z.enum(appealOutcomes).nullable(), answer: z.string() })
    .nullable(),
  can: z.object({
    appeal: z.boolean(),
    /** Report the content as fixed. */
    mend: z.boolean(),
  }),
})
export type Judgement = z.infer<typeof judgement>

export const listJudgements = endpoint({
  method: 'GET',
  path: '/api/v2/reports/judgements',
  summary: 'What was decided about things of mine, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(judgement), nextCursor: z.string().nullable() }),
  refusals: [],
})

const params = z.object({ id })

export const appealJudgement = endpoint({
  method: 'POST',
  path: '/api/v2/reports/judgements/:id/appeal',
  summary: 'Say once why a decision about something of mine is wrong; somebody else looks at it then',
  access,
  rate: 'write',
  // Changes nothing of other people's, so suspended accounts may use it too.
  isReading: true,
  params,
  body: z.object({ words: text({ min: 1, max: reportLimits.appeal }) }),
  answers: judgement,
  refusals: ['JUDGEMENT_NOT_FOUND', 'APPEAL_NOT_POSSIBLE'],
})

export const sayMended = endpoint({
  method: 'POST',
  path: '/api/v2/reports/judgements/:id/mended',
  summary:
    'Say that what I was asked to mend, or what is hidden, is mended, so that it is looked at again; again changes nothing',
  access,
  rate: 'write',
  // Changes nothing of other people's, so suspended accounts may use it too.
  isReading: true,
  params,
  answers: judgement,
  refusals: ['JUDGEMENT_NOT_FOUND', 'CASE_STATE_CHANGED'],
})

export const reportCalls = [
  countReports,
  countFalseReports,
  readReportPermission,
  sendReport,
  listOwnReports,
  listJudgements,
  appealJudgement,
  sayMended,
] as const
