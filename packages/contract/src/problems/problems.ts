import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { fileIdList } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { problemKinds, problemStates } from './facts.ts'
import { problemLimits } from './limits.ts'

const fact = text({ max: problemLimits.fact })

/** Facts about the browser, shown to the reporter before they are sent. */
const browser = z.object({ program: fact, screen: fact, language: fact, address: fact, version: fact })
export type BrowserFacts = z.output<typeof browser>

const words = text(problemLimits.words)
const picture = z.object({
  name: text({ min: 1, max: 200, oneLine: true }),
  content: z
    .base64({ error: 'invalid' })
    .min(1, { error: 'required' })
    .max(problemLimits.guestPictureBase64, { error: 'too_long' }),
})
const answer = z.object({ words: z.string(), at: time })

const ownProblem = z.object({
  id,
  kind: z.enum(problemKinds),
  words: z.string(),
  at: time,
  state: z.enum(problemStates),
  answers: z.array(answer),
})
export type OwnProblem = z.infer<typeof ownProblem>

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/v2/problems',
  summary: 'Report a problem, also as a guest, who says where the answer goes; the same clientId again changes nothing',
  access: 'public',
  rate: 'mail',
  // Changes nothing of other people's, so suspended accounts may use it too.
  isReading: true,
  bodyBytes: problemLimits.guestBody,
  body: z.object({
    clientId: id,
    kind: z.enum(problemKinds, { error: 'invalid' }),
    words,
    /** For a guest. */
    email: email.nullable(),
    /** The caller's pictures; a guest has none. */
    fileIds: fileIdList.max(problemLimits.pictures, { error: 'too_many' }).default([]),
    /** For a guest, who has no files; signed-in people use `fileIds`. */
    pictures: z.array(picture).max(problemLimits.guestPictures, { error: 'too_many' }).default([]),
    browser,
    locale: z.enum(['tw', 'en'], { error: 'invalid' }),
  }),
  answers: z.object({ id }),
  refusals: [
    'PROBLEM_LIMIT_REACHED',
    'PROBLEM_EMAIL_REQUIRED',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
    'FILE_NAME_UNSAFE',
    'FILE_FORMAT_UNSUPPORTED',
    'FILE_TYPE_MISMATCH',
    'FILE_DAMAGED',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_TOO_COMPLEX',
  ],
})

export const listOwnProblems = endpoint({
  method: 'GET',
  path: '/api/v2/problems/mine',
  summary: 'Problems that I reported, with their answers, newest first',
  access: 'account',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(ownProblem), nextCursor: z.string().nullable() }),
  refusals: [],
})

const access = 'staff:support'
const params = z.object({ id })

const listed = z.object({
  id,
  kind: z.enum(problemKinds),
  words: z.string(),
  at: time,
  state: z.enum(problemStates),
  /** Null: a guest. */
  reporter: personSummary.nullable(),
})
export type ListedProblem = z.infer<typeof listed>

export const listProblems = endpoint({
  method: 'GET',
  path: '/api/v2/admin/problems',
  summary: 'Problems: those that are open, the oldest first; the others newest first',
  access,
  query: z.object({
    state: z.enum(problemStates, { error: 'invalid' }).default('open'),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(listed), nextCursor: z.string().nullable() }),
  refusals: [],
})

const problem = listed.extend({
  email: z.string().nullable(),
  browser: z.object({
    program: z.string(),
    screen: z.string(),
    language: z.string(),
    address: z.string(),
    version: z.string(),
  }),
  pictures: z.array(fileSummary),
  answers: z.array(answer.extend({ id, author: personSummary.nullable() })),
})
export type Problem = z.infer<typeof problem>

export const readProblem = endpoint({
  method: 'GET',
  path: '/api/v2/admin/problems/:id',
  summary: 'One problem with what was said of it',
  access,
  params,
  answers: problem,
  refusals: ['PROBLEM_NOT_FOUND'],
})

export const answerProblem = endpoint({
  method: 'POST',
  path: '/api/v2/admin/problems/:id/answers',
  summary: 'Answer whoever reported a problem, in the product or by mail; the same clientId again changes nothing',
  access,
  params,
  body: z.object({ clientId: id, words: text({ min: 1, max: problemLimits.answer }), closes: z.boolean() }),
  answers: problem,
  refusals: ['PROBLEM_NOT_FOUND', 'PROBLEM_CLOSED'],
})

export const closeProblem = endpoint({
  method: 'POST',
  path: '/api/v2/admin/problems/:id/close',
  summary: 'End a problem without a word; again changes nothing',
  access,
  params,
  answers: problem,
  refusals: ['PROBLEM_NOT_FOUND'],
})

export const problemCalls = [
  reportProblem,
  listOwnProblems,
  listProblems,
  readProblem,
  answerProblem,
  closeProblem,
] as const
