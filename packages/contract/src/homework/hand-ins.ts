import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { fileIdList, version, writing } from '../posts/record-parts.ts'
import { id, time } from '../text.ts'
import { handIn, receipt } from './hand-in.ts'
import { teamInvitation } from './teams.ts'

const access = 'feature:learning-group'
const ofQuestion = '/api/v2/homework/questions/:id'
const params = z.object({ id })

/** Refusals when work can no longer be changed; the student can still read it. */
const closed = [
  'HOMEWORK_NOT_FOUND',
  'GROUP_ARCHIVED',
  'HOMEWORK_NOT_ASSIGNED',
  'HOMEWORK_REVOKED',
  'HOMEWORK_CLOSED',
  'HOMEWORK_REVIEWED',
] as const

export const readOwnHandIn = endpoint({
  method: 'GET',
  path: `${ofQuestion}/hand-in`,
  summary:
    'My work for a question, alone or of my team: draft, versions with their receipts, and what was released to me; null before any',
  access,
  params,
  answers: z.object({
    handIn: handIn.nullable(),
    /** Teams that the caller is invited to. */
    teamInvitations: z.array(teamInvitation),
  }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_REVOKED'],
})

export const beginHandIn = endpoint({
  method: 'POST',
  path: `${ofQuestion}/begin`,
  summary:
    'Say that I begin to hand in: before the deadline, what arrives within 30 minutes counts from now; after it, an earlier beginning stays',
  access,
  params,
  answers: z.object({
    /** Null if the deadline is over and nothing was begun before it. */
    begunAt: time.nullable(),
    holdsUntil: time.nullable(),
  }),
  refusals: closed,
})

export const saveHandIn = endpoint({
  method: 'PUT',
  path: `${ofQuestion}/hand-in`,
  summary:
    'Save parts of what I write for a question, the first time with version 0; refused with its version when another window or device saved since',
  access,
  params,
  body: z.object({
    ...writing,
    version: z.union([z.literal(0), version], { error: 'invalid' }),
    content: contentDocument.optional(),
    fileIds: fileIdList.optional(),
    /** One of the caller's records instead of text and files; null: the draft's own content. */
    postId: id.nullable().optional(),
  }),
  bodyBytes: bodyLimits.texts,
  answers: handIn,
  refusals: [...closed, 'HOMEWORK_CONFLICT', 'FILE_NOT_FOUND', 'POST_NOT_FOUND'],
})

export const submitHandIn = endpoint({
  method: 'POST',
  path: `${ofQuestion}/hand-in`,
  summary:
    'Hand in what is saved, as a version that is kept; the same clientId again, and the same work again while it waits, is answered the same receipt',
  access,
  params,
  body: z.object({
    clientId: id,
    /** The saved version that the caller is viewing. */
    version,
    /** Switches receipts by mail on or off from now on; omitted: unchanged. */
    mailsReceipt: z.boolean().optional(),
  }),
  answers: z.object({ receipt, handIn }),
  refusals: [
    ...closed,
    'HOMEWORK_CONFLICT',
    'HOMEWORK_EMPTY',
    'HOMEWORK_LIMIT_REACHED',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'POST_NOT_FOUND',
  ],
})

export const verifyReceipt = endpoint({
  method: 'GET',
  path: '/api/v2/homework/hand-ins/:id/versions/:number/verification',
  summary: 'Whether what is stored of a version is what its receipt says, bit for bit, for its student and correctors',
  access,
  cost: 20,
  params: z.object({ id, number: z.coerce.number().int().min(1, { error: 'invalid' }).max(100, { error: 'invalid' }) }),
  answers: z.object({
    receipt,
    isIntact: z.boolean(),
    /** SHA-256 recomputed from the stored data. */
    sha256: z.string(),
    files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), isIntact: z.boolean() })),
  }),
  refusals: ['HAND_IN_NOT_FOUND'],
})

export const handInCalls = [readOwnHandIn, beginHandIn, saveHandIn, submitHandIn, verifyReceipt] as const
