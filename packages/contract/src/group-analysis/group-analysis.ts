import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberRole } from '../groups/group.ts'
import { personSummary } from '../people/person.ts'
import { tagCode } from '../posts/record-parts.ts'
import { classifications } from '../tags/tags.ts'
import { id, time } from '../text.ts'
import { periodNames } from './facts.ts'

const access = 'feature:learning-group'

const onGroup = {
  access,
  params: z.object({ groupId: id }),
  query: z.object({ period: z.enum(periodNames, { error: 'invalid' }).default('term') }),
} as const
const forAdministrators = ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'] as const

const period = z.object({
  name: z.enum(periodNames),
  /** Days in Taiwan, both included. */
  from: z.string(),
  to: z.string(),
})
export type Period = z.infer<typeof period>

/** A member's activity in the group within the period. */
const doings = z.object({
  /** Records published for the group. */
  records: z.int(),
  /**
   * Questions assigned to them that have ended or were handed in; how many of them they handed in, and how many late.
   */
  given: z.int(),
  handedIn: z.int(),
  late: z.int(),
  /** Time of the last record, hand-in or comment; null if there is none. */
  lastActiveAt: time.nullable(),
})

const counted = z.object({ code: tagCode, count: z.int() })

/** Monday to Sunday, clipped to the period. */
const week = z.object({ from: z.string(), to: z.string(), records: z.int(), handIns: z.int() })

const rate = z.object({ given: z.int(), handedIn: z.int(), late: z.int() })

export const memberFigures = doings.extend({
  person: personSummary,
  role: memberRole,
  memberNumber: z.string(),
  since: time,
  isSilent: z.boolean(),
})
export type MemberFigures = z.infer<typeof memberFigures>

export const questionFigures = rate.extend({ id, title: z.string(), deadline: time.nullable() })
export type QuestionFigures = z.infer<typeof questionFigures>

const figures = z.object({
  period,
  totals: z.object({
    members: z.int(),
    records: z.int(),
    /** Members with at least one record. */
    writers: z.int(),
    silent: z.int(),
  }),
  /** Without gaps, oldest first. */
  weeks: z.array(week),
  /** Every tag of a family in the family's order, including those without a record. */
  intelligences: z.array(counted),
  sdgs: z.array(counted),
  abilities: z.array(counted),
  schoolGroups: z.array(counted),
  classifications: z.array(z.object({ code: z.enum(classifications), count: z.int() })),
  /** For all questions together. */
  homework: rate,
  /** Questions assigned in the period, newest first. */
  questions: z.array(questionFigures),
  /** Members whom the viewer may see: those who lead the group first, then by time of joining. */
  members: z.array(memberFigures),
})
export type GroupFigures = z.infer<typeof figures>

export const readGroupAnalysis = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/analysis',
  summary:
    'What has been done in a group in a period, by week, tag, question and member, and who has been silent for two weeks; for its administrators',
  ...onGroup,
  cost: 20,
  answers: figures,
  refusals: forAdministrators,
})

export const readOwnGroupAnalysis = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/analysis/mine',
  summary: 'What I have done in a group in a period, beside the average of all; of nobody else',
  ...onGroup,
  cost: 20,
  answers: z.object({
    period,
    weeks: z.array(z.object({ from: z.string(), to: z.string(), records: z.int() })),
    mine: doings,
    /** The other members who do not lead the group; null if they are so few that they could be identified. */
    others: z
      .object({
        members: z.int(),
        /** Mean and median number of records per member. */
        average: z.number(),
        median: z.number(),
        homework: rate,
      })
      .nullable(),
  }),
  refusals: ['GROUP_NOT_FOUND', 'NO_PERMISSION'],
})
export type OwnGroupFigures = z.infer<(typeof readOwnGroupAnalysis)['answers']>

export const readGroupAnalysisTable = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/analysis/table',
  summary: 'The figures of the members of a group as CSV, in the language of whoever asks; for its administrators',
  ...onGroup,
  cost: 20,
  answers: 'bytes',
  refusals: forAdministrators,
})

export const readGroupAnalysisDocument = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/analysis/document',
  summary: 'The figures of a group as a PDF, in the language of whoever asks; for its administrators',
  ...onGroup,
  cost: 30,
  answers: 'bytes',
  refusals: forAdministrators,
})

export const groupAnalysisCalls = [
  readGroupAnalysis,
  readOwnGroupAnalysis,
  readGroupAnalysisTable,
  readGroupAnalysisDocument,
] as const
