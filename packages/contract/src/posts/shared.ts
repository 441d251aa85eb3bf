import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { cursor, day, id, text, time } from '../text.ts'
import { type ContentDocument, contentDocument } from './content.ts'
import { post } from './posts.ts'
import { chosenClassification, customTagList, fileIdList, tagList, unique, version } from './record-parts.ts'
import { classifications } from './tags.ts'

/*
 * A record written together: an owner and friends who accepted write one text; its publication gives each of them a
 * record of their own.
 */

/** All of it that co-writers change. */
export const sharedInput = z.object({
  /** The version these changes were made on. */
  version,
  title: text({ max: limits.postTitle }),
  content: contentDocument,
  fileIds: fileIdList,
  date: day.nullable(),
  classification: chosenClassification,
  tags: tagList,
  customTags: customTagList,
})
export type SharedInput = z.infer<typeof sharedInput>

/** Privacy of one's own copy; groups are not chosen here. */
export const sharedPrivacies = [0, 1, 3] as const
const ownPrivacy = z.union([z.literal(0), z.literal(1), z.literal(3)], { error: 'invalid' })

const coWriter = z.object({
  person: personSummary,
  isOwner: z.boolean(),
  /** Those who declined or left are not listed. */
  state: z.enum(['invited', 'accepted']),
  /** Whether they agreed to publish the text as it is now. */
  hasAgreed: z.boolean(),
})
export type CoWriter = z.infer<typeof coWriter>

export const sharedRecord = z.object({
  id,
  version: z.int(),
  title: z.string(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  date: z.string().nullable(),
  classification: z.enum(classifications).nullable(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  /** Who I see among those who write: the owner first. */
  people: z.array(coWriter),
  lastEdit: z.object({ person: personSummary.nullable(), at: time }),
  /** My own part in it. */
  mine: z.object({
    isOwner: z.boolean(),
    state: z.enum(['invited', 'accepted']),
    hasAgreed: z.boolean(),
    privacy: z.int(),
  }),
  /** From then on the owner may publish although somebody has not agreed; moves with every change of the text. */
  silenceEndsAt: time,
  /** My record, once it is published. */
  postId: id.nullable(),
  can: z.object({ edit: z.boolean(), invite: z.boolean(), publish: z.boolean() }),
})
export type SharedRecord = z.infer<typeof sharedRecord>

const sharedSummary = sharedRecord
  .pick({ id: true, title: true, people: true, lastEdit: true, mine: true })
  .extend({ excerpt: z.string() })
export type SharedSummary = z.infer<typeof sharedSummary>

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
    title: text({ max: limits.postTitle }).default(''),
    personIds: z
      .array(id)
      .max(limits.coWriters, { error: 'too_many' })
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

export const saveShared = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/shared/:id',
  summary: 'Save what I wrote; refused when somebody saved since the version I wrote on',
  access: 'member',
  params: anyOne,
  body: sharedInput,
  answers: sharedRecord,
  refusals: [
    'SHARED_NOT_FOUND',
    'SHARED_CHANGED',
    'SHARED_PUBLISHED',
    'NO_PERMISSION',
    'USER_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_TOO_LARGE',
  ],
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

export const inviteCoWriters = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/shared/:id/people',
  summary: 'Ask friends to write along; those who were asked already stay as they are',
  access: 'member',
  params: anyOne,
  body: z.object({
    personIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(limits.coWriters, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: sharedRecord,
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'SHARED_FULL', 'NO_PERMISSION', 'USER_NOT_FOUND'],
})

export const changeMyPart = endpoint({
  method: 'PATCH',
  path: '/api/v2/portfolios/shared/:id/people/current',
  summary: 'My own part: accept or decline, leave, agree to publish this version, who sees my copy',
  access: 'member',
  params: anyOne,
  body: z
    .object({
      state: z.enum(['accepted', 'declined', 'left'], { error: 'invalid' }).optional(),
      /** The version I agree to; null takes it back. */
      agreedVersion: z.int().min(1).max(2_000_000_000).nullable().optional(),
      privacy: ownPrivacy.optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), { error: 'required' }),
  answers: done,
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'SHARED_CHANGED', 'NO_PERMISSION'],
})

export const removeCoWriter = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/shared/:id/people/:personId',
  summary: 'Take an invitation back or a co-writer out; what they wrote stays. Only the owner can',
  access: 'member',
  params: anyOne.extend({ personId: id }),
  answers: done,
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'NO_PERMISSION', 'USER_NOT_FOUND'],
})

const sharedEdit = z.object({
  id,
  /** Null for somebody I do not see. */
  person: personSummary.nullable(),
  /** First and last change of a stretch of writing. */
  startedAt: time,
  at: time,
  fields: z.array(z.enum(['title', 'content', 'files', 'date', 'classification', 'tags'])),
  /** The beginning of what came and went in the text. */
  added: z.string(),
  removed: z.string(),
})
export type SharedEdit = z.infer<typeof sharedEdit>

export const listSharedEdits = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/shared/:id/edits',
  summary: 'Who wrote what, newest first',
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
  removeShared,
  inviteCoWriters,
  changeMyPart,
  removeCoWriter,
  listSharedEdits,
  publishShared,
] as const
