import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peopleListCall, peopleListQuery } from '../groups/people-lists.ts'
import { guardianName, relation } from '../guardians/guardian.ts'
import { personSummary } from '../people/person.ts'
import { version } from '../posts/record-parts.ts'
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
    'Put my name below a bulletin that asks for it; refused when its words are others than in the version named. Once is enough',
  access,
  params,
  body: z.object({ version }),
  answers: bulletin,
  refusals: ['BULLETIN_NOT_FOUND', 'BULLETIN_SIGNATURE_NOT_ASKED', 'BULLETIN_CONFLICT'],
})

const reader = z.object({
  person: personSummary,
  /** Seat number in the group; empty if they have none. */
  memberNumber: z.string(),
  /** A guardian can sign for them through a link of their own. */
  hasGuardian: z.boolean(),
  ...bulletinReading.shape,
})
export type Reader = z.infer<typeof reader>

const reminders = {
  remindedAt: time.nullable(),
  /** When they can be reminded again; null: now. */
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

export const downloadReaders = endpoint({
  method: 'GET',
  path: `${path}/:id/readers/table`,
  summary:
    'Who has read and signed a bulletin, and how, all of them as a file in the language of whoever asks, for those who lead the group',
  access,
  params,
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'PEOPLE_LIST_TOO_LONG'],
})

export const remindReaders = endpoint({
  method: 'POST',
  path: `${path}/:id/remind`,
  summary:
    'Remind those who have not read a bulletin, or not signed it where it asks for that, and guardians by mail; once in a day',
  access,
  params,
  answers: z.object({
    ...reminders,
    /** Members notified, and guardians mailed. */
    told: z.int(),
    guardians: z.int(),
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
    'GUARDIANS_NOT_HERE',
  ],
})

const ofReader = params.extend({ personId: id })
const paper = ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'BULLETIN_SIGNATURE_NOT_ASKED'] as const

export const printBulletin = endpoint({
  method: 'GET',
  path: `${path}/:id/paper`,
  summary:
    'A bulletin on paper to be signed, a sheet for each pupil whose guardian has not, as PDF in the language of whoever asks; for those who lead the group',
  access,
  cost: 60,
  params,
  answers: 'bytes',
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'BULLETIN_SIGNATURE_NOT_ASKED', 'BULLETIN_ALL_SIGNED'],
})

export const enterPaper = endpoint({
  method: 'PUT',
  path: `${path}/:id/readers/:personId/paper`,
  summary:
    'Enter that a guardian has signed on paper, with its photograph, by those who lead the group; what a guardian pressed themselves stays',
  access,
  params: ofReader,
  body: z.object({
    name: guardianName,
    relation: relation.nullable().default(null),
    fileId: id.nullable().default(null),
  }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: [
    ...paper,
    'USER_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'BULLETIN_NOT_APPEARED',
    'BULLETIN_GUARDIAN_SIGNED',
  ],
})

export const removePaper = endpoint({
  method: 'DELETE',
  path: `${path}/:id/readers/:personId/paper`,
  summary: 'Take back what was entered from paper by mistake; again changes nothing',
  access,
  params: ofReader,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'],
})

export const followUpCalls = [
  signBulletin,
  listReaders,
  downloadReaders,
  remindReaders,
  listForwardTargets,
  forwardBulletin,
  printBulletin,
  enterPaper,
  removePaper,
] as const
