import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'
import { post } from '../posts/posts.ts'
import { unique, version } from '../posts/record-parts.ts'
import { cursor, id, text } from '../text.ts'
import { coWritingLimits } from './limits.ts'
import { sharedEdit, sharedRecord, sharedSummary } from './shared-record.ts'

/*
 * Calls of a record written together; those about its writers are in `co-writers.ts`, its history is in
 * `shared-history.ts`.
 */

const anyOne = z.object({ id })
const done = z.object({ ok: z.literal(true) })

export const listShared = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/shared',
  summary: 'Records that are being written together with me, and invitations to write; newest first',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(sharedSummary), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const startShared = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/shared',
  summary: 'Begin a record with friends; sending the same clientId again answers the one already there',
  access: 'member',
  body: z.object({
    clientId: id,
    title: text({ max: postLimits.title, oneLine: true }).default(''),
    personIds: z
      .array(id)
      .max(coWritingLimits.coWriters, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .default([]),
  }),
  answers: sharedRecord,
  refusals: ['USER_NOT_FOUND', 'SHARED_LIMIT'],
})

export const readShared = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/shared/:id',
  summary: 'A record that is being written together',
  access: 'member',
  params: anyOne,
  answers: sharedRecord,
  refusals: ['SHARED_NOT_FOUND'],
})

/** Text and choices are written in the record's document (`documents`), which merges concurrent changes. */
export const saveShared = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/shared/:id',
  summary:
    'As pages saved a record before it was written in a document: always refused with DOCUMENT_SCHEMA_OLD, so that such a page keeps its text and asks to be loaded anew',
  access: 'member',
  params: anyOne,
  body: z.looseObject({ version }),
  bodyBytes: bodyLimits.texts,
  answers: done,
  refusals: ['SHARED_NOT_FOUND', 'DOCUMENT_SCHEMA_OLD'],
})

const oneFile = anyOne.extend({ fileId: id })

export const putSharedFile = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/shared/:id/files/:fileId',
  summary:
    'Put a file of mine that nothing has yet to a record that is written together, behind those it has; again changes nothing',
  access: 'member',
  params: oneFile,
  answers: sharedRecord,
  refusals: [
    'SHARED_NOT_FOUND',
    'SHARED_PUBLISHED',
    'SHARED_FILES_FULL',
    'NO_PERMISSION',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_TOO_LARGE',
  ],
})

export const removeSharedFile = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/shared/:id/files/:fileId',
  summary:
    'Take a file out of a record that is written together; what somebody else brought stays theirs. Again changes nothing',
  access: 'member',
  params: oneFile,
  answers: sharedRecord,
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'NO_PERMISSION'],
})

export const removeShared = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/shared/:id',
  summary: 'Give a record up that is being written together; only its owner can',
  access: 'member',
  params: anyOne,
  answers: done,
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'NO_PERMISSION'],
})

export const listSharedEdits = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/shared/:id/edits',
  summary: 'Who wrote what before records were written in documents, newest first; what came later is in their history',
  access: 'member',
  params: anyOne,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(sharedEdit), nextCursor: z.string().nullable() }),
  refusals: ['SHARED_NOT_FOUND'],
})

export const publishShared = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/shared/:id/publish',
  summary:
    'Give everybody who accepted a record of their own; only the owner can, when all agreed to this version or kept silent for three days. Again answers my record',
  access: 'member',
  params: anyOne,
  body: z.object({ version: z.int().min(1).max(2_000_000_000) }),
  answers: post,
  refusals: [
    'SHARED_NOT_FOUND',
    'SHARED_CHANGED',
    'SHARED_NOT_AGREED',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
    'NO_PERMISSION',
    'POST_NOT_FOUND',
  ],
})

export const sharedCalls = [
  listShared,
  startShared,
  readShared,
  saveShared,
  putSharedFile,
  removeSharedFile,
  removeShared,
  listSharedEdits,
  publishShared,
] as const
