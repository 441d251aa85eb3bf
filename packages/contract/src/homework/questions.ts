import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { unique, version } from '../posts/record-parts.ts'
import { cursor, id } from '../text.ts'
import { homeworkLimits } from './limits.ts'
import { question, questionChange, questionInput, questionSummary } from './question.ts'
import { listedQuestionStates } from './states.ts'

const access = 'feature:learning-group'
const path = '/api/v2/homework/questions'
const params = z.object({ id })
const onVersion = z.object({ version })
const page = z.object({ items: z.array(questionSummary), nextCursor: z.string().nullable() })
export type QuestionPage = z.infer<typeof page>

const groupIds = z
  .array(id)
  .min(1, { error: 'required' })
  .max(homeworkLimits.groupsAtOnce, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

const making = [
  'GROUP_NOT_FOUND',
  'GROUP_ARCHIVED',
  'GROUP_ADMIN_REQUIRED',
  'GROUP_TEACHING_REFUSED',
  'USER_NOT_FOUND',
  'FILE_NOT_FOUND',
  'FILE_TOO_LARGE',
  'HOMEWORK_LIMIT_REACHED',
] as const

export const makeQuestions = endpoint({
  method: 'POST',
  path,
  summary:
    'Plan a question for one or several groups, one each; with `assign` it is assigned as well. Sent again with the same clientId, they are those that are there',
  access,
  body: questionInput.extend({
    /** Chosen by the browser. */
    clientId: id,
    groupIds,
    assign: z.boolean().default(false),
  }),
  bodyBytes: bodyLimits.texts,
  answers: z.object({ items: z.array(question) }),
  refusals: [...making, 'HOMEWORK_INCOMPLETE'],
})

export const listQuestions = endpoint({
  method: 'GET',
  path,
  summary:
    'Questions of a group, made last first: all of them for its administrators, for members those assigned to them',
  access,
  query: z.object({
    groupId: id,
    state: z.enum(listedQuestionStates, { error: 'invalid' }).optional(),
    hasRubric: z.enum(['true'], { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
  }),
  answers: page,
  refusals: ['GROUP_NOT_FOUND'],
})

export const readQuestion = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One question',
  access,
  params,
  answers: question,
  refusals: ['HOMEWORK_NOT_FOUND'],
})

const changing = ['HOMEWORK_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_TEACHING_REFUSED'] as const

export const changeQuestion = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change parts of a question; refused when somebody else saved since the version named',
  access,
  params,
  body: questionChange.extend({ version }),
  bodyBytes: bodyLimits.texts,
  answers: question,
  refusals: [
    ...changing,
    'HOMEWORK_CONFLICT',
    'HOMEWORK_STATE_CHANGED',
    'HOMEWORK_INCOMPLETE',
    'HOMEWORK_RUBRIC_USED',
    'USER_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
  ],
})

/** A repeated call changes nothing. */
const transition = { access, params, answers: question } as const

export const assignQuestion = endpoint({
  ...transition,
  method: 'POST',
  path: `${path}/:id/assign`,
  summary: 'Assign a question: at its publishAt where it has one that is ahead and `now` is not set, else at once',
  body: onVersion.extend({ now: z.boolean().default(false) }),
  refusals: [...changing, 'HOMEWORK_CONFLICT', 'HOMEWORK_STATE_CHANGED', 'HOMEWORK_INCOMPLETE'],
})

export const revokeQuestion = endpoint({
  ...transition,
  method: 'POST',
  path: `${path}/:id/revoke`,
  summary: 'Take a question back into planning; what is handed in is kept, and seen again when it is assigned again',
  refusals: [...changing, 'HOMEWORK_STATE_CHANGED'],
})

export const archiveQuestion = endpoint({
  ...transition,
  method: 'POST',
  path: `${path}/:id/archive`,
  summary: 'Put an assigned question away; it stays readable, and nothing more is handed in',
  refusals: [...changing, 'HOMEWORK_STATE_CHANGED'],
})

export const restoreQuestion = endpoint({
  ...transition,
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Take an archived question out again',
  refusals: [...changing, 'HOMEWORK_STATE_CHANGED'],
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a question, by its writer or the top administrator; who handed in keeps their work and receipts',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['HOMEWORK_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_TOP_ADMIN_REQUIRED'],
})

export const copyQuestion = endpoint({
  method: 'POST',
  path: `${path}/:id/copy`,
  summary:
    'Plan the same question anew in groups that I administer, without its dates and people; with the same clientId once',
  access,
  params,
  body: z.object({ clientId: id, groupIds }),
  answers: z.object({ items: z.array(question) }),
  refusals: [...making, 'HOMEWORK_NOT_FOUND', 'CONVERSION_PENDING', 'CONVERSION_FAILED'],
})

export const readStatistics = endpoint({
  method: 'GET',
  path: `${path}/:id/statistics`,
  summary: 'How a question went, for those who correct it; scores are those that were released',
  access,
  params,
  answers: z.object({
    assigned: z.int(),
    handedIn: z.int(),
    /** Hand-ins whose last version was late. */
    late: z.int(),
    missing: z.int(),
    reviewed: z.int(),
    returned: z.int(),
    totalScore: z.int(),
    meanScore: z.number().nullable(),
    medianScore: z.number().nullable(),
    /** In the order of the rubric: mean points and count per level, over released remarks. */
    criteria: z.array(z.object({ id, mean: z.number().nullable(), levels: z.array(z.object({ id, count: z.int() })) })),
  }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION'],
})
export type QuestionStatistics = z.infer<(typeof readStatistics)['answers']>

export const questionCalls = [
  makeQuestions,
  listQuestions,
  readQuestion,
  changeQuestion,
  assignQuestion,
  revokeQuestion,
  archiveQuestion,
  restoreQuestion,
  deleteQuestion,
  copyQuestion,
  readStatistics,
] as const
