import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peopleListCall, peopleListQuery } from '../groups/people-lists.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { version } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { handIn, remark } from './hand-in.ts'
import { ink } from './ink-shape.ts'
import { homeworkLimits } from './limits.ts'
import { places } from './places-shape.ts'
import { points, reminders } from './question.ts'
import { reachedLevels } from './rubric-shape.ts'
import { outcomes, queueStates } from './states.ts'

const access = 'feature:learning-group'
const params = z.object({ id })
/** `to_correct`: handed in, on time or late, and waiting for correction. */
const state = z.enum([...queueStates, 'to_correct'], { error: 'invalid' }).optional()

const queueItem = z.object({
  /** For a team, its first member. */
  student: personSummary,
  /** Seat number in the group; empty if there is none. */
  memberNumber: z.string(),
  /** All members of the team; empty for individual work. */
  team: z.array(personSummary),
  /** They have left the group, or the question is no longer assigned to them. */
  isGone: z.boolean(),
  /** Null until something is handed in. */
  handInId: id.nullable(),
  state: z.enum(queueStates),
  /** Number of the last version. */
  version: z.int().nullable(),
  handedInAt: time.nullable(),
  isLate: z.boolean(),
  /** Score and outcome for the last version: from the unreleased remark, or else from the last released one. */
  score: z.int().nullable(),
  outcome: z.enum(outcomes).nullable(),
  /** There is an unreleased remark on the last version. */
  hasDraft: z.boolean(),
  /** The score released for an earlier version, while the last one has none. */
  scoreBefore: z.int().nullable(),
})
export type QueueItem = z.infer<typeof queueItem>

export const listQueue = endpoint({
  method: 'GET',
  path: '/api/v2/homework/questions/:id/hand-ins',
  summary:
    'Everybody a question is assigned to, and how their work stands, by seat number and by when they joined, for those who correct',
  access,
  params,
  query: z.object({ state, cursor: cursor.optional() }),
  answers: z.object({ items: z.array(queueItem), nextCursor: z.string().nullable() }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION'],
})

export const downloadHandIns = endpoint({
  method: 'GET',
  path: '/api/v2/homework/questions/:id/hand-ins/table',
  summary:
    'Everybody a question is assigned to, how their work stands and its score, as a file in the language of whoever asks, for those who correct',
  access,
  params,
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION', 'PEOPLE_LIST_TOO_LONG'],
})

export const readHandIn = endpoint({
  method: 'GET',
  path: '/api/v2/homework/hand-ins/:id',
  summary:
    'One piece of work with all its versions and remarks, for its student and those who correct, and what lies before and after it in the queue',
  access,
  params,
  query: z.object({ state }),
  answers: z.object({ handIn, previousId: id.nullable(), nextId: id.nullable() }),
  refusals: ['HAND_IN_NOT_FOUND'],
})

export const saveRemark = endpoint({
  method: 'PUT',
  path: '/api/v2/homework/hand-ins/:id/remark',
  summary:
    'Save what I make of a piece of work, seen by nobody but those who correct until it is released; the same clientId again changes nothing',
  access,
  params,
  body: z.object({
    /** Chosen by the browser for each press. */
    clientId: id,
    /** Version of the unreleased remark; 0: there is none. */
    version: z.union([z.literal(0), version], { error: 'invalid' }),
    /** The version of the work that the caller is viewing. */
    handInVersion: version,
    /** If the question has a rubric, its levels determine the score, whatever value is sent. */
    score: z
      .int({ error: 'invalid' })
      .min(0, { error: 'too_small' })
      .max(homeworkLimits.total.max, { error: 'too_large' })
      .nullable(),
    levels: reachedLevels.default({}),
    words: text({ max: homeworkLimits.words }),
    places: places.default([]),
    ink: ink.default([]),
    /** An audio file of the caller's of at most five minutes, or the one already attached. */
    voiceId: id.nullable().default(null),
    outcome: z.enum(outcomes, { error: 'invalid' }).nullable(),
    certifies: z.boolean().default(false),
    mayShow: z.boolean().default(false),
    /** Group points for quality, at most those of the question; null: derived from the score. */
    qualityPoints: points.nullable().default(null),
  }),
  bodyBytes: bodyLimits.long,
  answers: remark,
  refusals: [
    'HAND_IN_NOT_FOUND',
    'HOMEWORK_CONFLICT',
    'HOMEWORK_STATE_CHANGED',
    'HOMEWORK_VOICE_REFUSED',
    'FILE_NOT_FOUND',
  ],
})

export const releaseRemark = endpoint({
  method: 'POST',
  path: '/api/v2/homework/hand-ins/:id/release',
  summary: 'Let the student see the remark, whose outcome then holds; a press made already changes nothing',
  access,
  params,
  body: z.object({ version }),
  answers: remark,
  refusals: ['HAND_IN_NOT_FOUND', 'HOMEWORK_CONFLICT', 'HOMEWORK_STATE_CHANGED', 'HOMEWORK_VOICE_REFUSED'],
})

export const releaseAll = endpoint({
  method: 'POST',
  path: '/api/v2/homework/questions/:id/release',
  summary: 'Release all remarks of a question that have an outcome, to all at once',
  access,
  params,
  answers: z.object({
    released: z.int(),
    /** Unreleased remarks without an outcome. */
    unfinished: z.int(),
    /** Unreleased remarks on a version that is not the last any more. */
    outdated: z.int(),
  }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION'],
})

export const remindMissing = endpoint({
  method: 'POST',
  path: '/api/v2/homework/questions/:id/remind',
  summary: 'Remind those who have handed in nothing for a question that I correct; once in a day',
  access,
  params,
  body: z.object({
    /** Also reminds their guardians, if the question's reminder says that there are any. */
    tellsGuardians: z.boolean().default(false),
  }),
  answers: z.object({
    ...reminders,
    /** Number of people reminded. */
    told: z.int(),
  }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION', 'HOMEWORK_STATE_CHANGED', 'HOMEWORK_REMINDED'],
})

export const downloadMarked = endpoint({
  method: 'GET',
  path: '/api/v2/homework/remarks/:id/pdf',
  summary:
    'The files of a version with what a remark drew on them as one PDF, for its students once it is released and for those who correct',
  access,
  needsNoPlan: true,
  cost: 50,
  params,
  answers: 'bytes',
  refusals: ['REMARK_NOT_FOUND', 'FILE_BYTES_GONE', 'HOMEWORK_INK_UNPRINTABLE'],
})

export const correctingCalls = [
  listQueue,
  downloadHandIns,
  readHandIn,
  saveRemark,
  releaseRemark,
  releaseAll,
  remindMissing,
  downloadMarked,
] as const
