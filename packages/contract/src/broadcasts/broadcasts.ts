import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, contentLength } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { bodyLimits } from '../limits.ts'
import { fileIdList, unique } from '../posts/record-parts.ts'
import { schoolTypes } from '../profiles/organization-codes.ts'
import { planNames } from '../shell/features.ts'
import { cursor, givenTime, id, text, time } from '../text.ts'
import { broadcastRoles } from './audience.ts'
import { broadcastLimits } from './limits.ts'

/** The recipients: of one school, or of all; an empty list does not narrow. */
const audience = z.object({
  schoolId: id.nullable().default(null),
  roles: z
    .array(z.enum(broadcastRoles, { error: 'invalid' }))
    .max(broadcastRoles.length)
    .refine(unique, { error: 'duplicate' })
    .default([]),
  schoolTypes: z
    .array(z.enum(schoolTypes, { error: 'invalid' }))
    .max(schoolTypes.length)
    .refine(unique, { error: 'duplicate' })
    .default([]),
  /** The plan that readers have when they read it; only staff may narrow by plan. */
  plans: z
    .array(z.enum(planNames, { error: 'invalid' }))
    .max(planNames.length)
    .refine(unique, { error: 'duplicate' })
    .default([]),
})
export type BroadcastAudience = z.output<typeof audience>

const written = z.object({
  title: text({ min: 1, max: broadcastLimits.title, oneLine: true }),
  content: contentDocument.superRefine((document, context) => {
    const length = contentLength(document)
    if (length === 0) context.addIssue({ code: 'custom', message: 'required', params: { rule: 'required' } })
    if (length > broadcastLimits.text) {
      context.addIssue({
        code: 'custom',
        message: 'too_long',
        params: { rule: 'too_long', limit: broadcastLimits.text },
      })
    }
  }),
})

const broadcast = z.object({
  id,
  title: z.string(),
  content: z.custom<ContentDocument>(),
  pictures: z.array(fileSummary),
  /** The school that sent it; null: the service itself. */
  schoolName: z.string().nullable(),
  startsAt: time,
  editedAt: time.nullable(),
})

const received = broadcast.extend({ isRead: z.boolean() })
export type Broadcast = z.infer<typeof received>

const sent = broadcast.extend({
  audience: z.object({
    schoolName: z.string().nullable(),
    roles: z.array(z.enum(broadcastRoles)),
    schoolTypes: z.array(z.enum(schoolTypes)),
    plans: z.array(z.enum(planNames)),
  }),
  state: z.enum(['planned', 'shown', 'withdrawn']),
  /** Number of recipients. */
  reach: z.int(),
  /** Number of recipients who have opened it; null if they are so few that they could be identified. */
  readCount: z.int().nullable(),
})
export type SentBroadcast = z.infer<typeof sent>

const done = z.object({ ok: z.literal(true) })
const count = z.object({ count: z.int() })

export const listBroadcasts = endpoint({
  method: 'POST',
  path: '/api/v2/broadcasts/getbroadcasts',
  summary: 'Broadcasts for me, newest first',
  access: 'member',
  rate: 'read',
  isReading: true,
  body: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(received), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const readBroadcast = endpoint({
  method: 'POST',
  path: '/api/v2/broadcasts/readbroadcast',
  summary: 'Mark a broadcast as read; again changes nothing',
  access: 'member',
  body: z.object({ id }),
  answers: done,
  refusals: ['BROADCAST_NOT_FOUND'],
})

export const informOfBroadcasts = endpoint({
  method: 'PATCH',
  path: '/api/v2/broadcasts/informed',
  summary: 'Clear the badge of broadcasts',
  access: 'member',
  answers: count,
  refusals: [],
})

export const countBroadcasts = endpoint({
  method: 'GET',
  path: '/api/v2/broadcasts/broadcast-count',
  summary: 'How many broadcasts came since I last looked and are unread',
  access: 'member',
  answers: count,
  refusals: [],
})

export const writeBroadcast = endpoint({
  method: 'POST',
  path: '/api/v2/broadcasts',
  summary: 'Write a broadcast, for now or a moment to come: staff to whomever, people of a school to that school',
  access: 'member',
  body: written.extend({
    clientId: id,
    audience,
    /** Pictures owned by the caller. */
    fileIds: fileIdList.default([]),
    startsAt: givenTime.nullable().default(null),
  }),
  bodyBytes: bodyLimits.texts,
  answers: sent,
  refusals: ['NO_PERMISSION', 'SCHOOL_NOT_FOUND', 'BROADCAST_LIMIT_REACHED', 'FILE_NOT_FOUND', 'FILE_NOT_PICTURE'],
})

export const countReach = endpoint({
  method: 'POST',
  path: '/api/v2/broadcasts/reach',
  summary: 'How many people a broadcast would be for now, before it is written',
  access: 'member',
  isReading: true,
  cost: 10,
  body: z.object({ audience }),
  answers: count,
  refusals: ['NO_PERMISSION', 'SCHOOL_NOT_FOUND'],
})

export const listSentBroadcasts = endpoint({
  method: 'GET',
  path: '/api/v2/broadcasts/sent',
  summary: 'What the service or my schools have sent, newest first, with how many it reaches and how many read it',
  access: 'member',
  cost: 10,
  answers: z.object({ items: z.array(sent) }),
  refusals: ['NO_PERMISSION'],
})

export const correctBroadcast = endpoint({
  method: 'PATCH',
  path: '/api/v2/broadcasts/:id',
  summary: 'Correct a broadcast; its readers see that it was',
  access: 'member',
  params: z.object({ id }),
  /** Pictures of the broadcast, and files of the caller; omitted: the pictures stay. */
  body: written.extend({ fileIds: fileIdList.optional() }),
  bodyBytes: bodyLimits.texts,
  answers: done,
  refusals: ['NO_PERMISSION', 'BROADCAST_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_NOT_PICTURE'],
})

export const withdrawBroadcast = endpoint({
  method: 'DELETE',
  path: '/api/v2/broadcasts/:id',
  summary: 'Withdraw a broadcast: nobody sees it any more; again changes nothing',
  access: 'member',
  params: z.object({ id }),
  answers: done,
  refusals: ['NO_PERMISSION', 'BROADCAST_NOT_FOUND'],
})

export const broadcastCalls = [
  listBroadcasts,
  readBroadcast,
  informOfBroadcasts,
  countBroadcasts,
  writeBroadcast,
  countReach,
  listSentBroadcasts,
  correctBroadcast,
  withdrawBroadcast,
] as const
