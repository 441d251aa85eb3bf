import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { version } from '../posts/record-parts.ts'
import { guardianName } from '../profiles/users.ts'
import { cursor, id, time } from '../text.ts'
import { bulletin, bulletinReading, readerCounts } from './bulletin.ts'
import { readerFilters } from './states.ts'

const access = 'feature:learning-group'
const path = '/api/v2/portfolios/bulletins'
const params = z.object({ id })

export const signBulletin = endpoint({
  method: 'POST',
  path: `${path}/:id/sign`,
  summary:
    'Put my name below a bulletin that asks for it, a primary pupil that of the guardian; refused when its words are others than in the version named. Once is enough',
  access,
  params,
  body: z.object({
    version,
    /** Of a primary pupil; all others sign with the name of their account. */
    guardianName: guardianName.nullable().default(null),
  }),
  answers: bulletin,
  refusals: ['BULLETIN_NOT_FOUND', 'BULLETIN_SIGNATURE_NOT_ASKED', 'BULLETIN_CONFLICT'],
})

const reader = z.object({
  person: personSummary,
  /** Their seat number in the group; empty where there is none. */
  memberNumber: z.string(),
  ...bulletinReading.shape,
})
export type Reader = z.infer<typeof reader>

const reminders = {
  remindedAt: time.nullable(),
  /** From when on they can be reminded again; null: now. */
  remindableAt: time.nullable(),
}

export const listReaders = endpoint({
  method: 'GET',
  path: `${path}/:id/readers`,
  summary:
    'Members whom a bulletin is for by their seat numbers, with when they read and signed it, for those who lead the group',
  access,
  params,
  query: z.object({ filter: z.enum(readerFilters, { error: 'invalid' }).optional(), cursor: cursor.optional() }),
  answers: z.object({
    items: z.array(reader),
    nextCursor: z.string().nullable(),
    counts: readerCounts,
    ...reminders,
  }),
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})
export type ReaderPage = z.infer<(typeof listReaders)['answers']>

export const remindReaders = endpoint({
  method: 'POST',
  path: `${path}/:id/remind`,
  summary: 'Remind those who have not read a bulletin, or not signed it where it asks for that; once in a day',
  access,
  params,
  answers: z.object({
    ...reminders,
    /** How many are told. */
    told: z.int(),
  }),
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'BULLETIN_NOT_APPEARED', 'BULLETIN_REMINDED'],
})

export const listForwardTargets = endpoint({
  method: 'GET',
  path: `${path}/:id/forward-targets`,
  summary: 'The other groups that I administer, by name, with whether they have this bulletin',
  access,
  params,
  answers: z.object({
    items: z.array(
      z.object({
        group: z.object({ id, name: z.string(), memberCount: z.int() }),
        state: z.enum(['FORWARD', 'FORWARDED']),
      }),
    ),
  }),
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})
export type ForwardTarget = z.infer<(typeof listForwardTargets)['answers']>['items'][number]

export const forwardBulletin = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/:id/forward-bulletin',
  summary: 'Forward a bulletin to another group that I administer; each group has it once, however often it is sent',
  access,
  params,
  body: z.object({ groupId: id }),
  answers: z.object({ state: z.literal('FORWARDED'), bulletinId: id }),
  refusals: [
    'BULLETIN_NOT_FOUND',
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'BULLETIN_LIMIT_REACHED',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const followUpCalls = [signBulletin, listReaders, remindReaders, listForwardTargets, forwardBulletin] as const
