import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { unique } from '../posts/record-parts.ts'
import { id } from '../text.ts'
import { coWritingLimits } from './limits.ts'
import { sharedRecord } from './shared-record.ts'

/* Calls about the writers of a record written together: inviting, answering, agreeing, leaving. */

/** Privacy of the caller's own copy; groups are not chosen here. */
const ownPrivacy = z.union([z.literal(0), z.literal(1), z.literal(3)], { error: 'invalid' })

const anyOne = z.object({ id })
const done = z.object({ ok: z.literal(true) })

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
      .max(coWritingLimits.coWriters, { error: 'too_many' })
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
      /** The version that the caller agrees to; null withdraws the agreement. */
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

export const coWriterCalls = [inviteCoWriters, changeMyPart, removeCoWriter] as const
