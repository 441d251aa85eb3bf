import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, time } from '../text.ts'
import { askedParts, deliveryWays } from './asked.ts'
import { detailsGiven, detailsShown } from './details.ts'
import { prizeLimits } from './limits.ts'
import { access } from './prizes.ts'
import { applicationStates } from './states.ts'

const path = '/api/v2/rewards/applications'
const params = z.object({ id })

/** State of the guardian's consent; null: none is asked for. */
export const consent = z.object({
  state: z.enum(['asked', 'expired', 'agreed', 'refused']),
  askedAt: time,
  expiresAt: time,
  answeredAt: time.nullable(),
})

export const application = z.object({
  id,
  /** The number people refer to, also when they collect the prize at school. */
  number: z.string(),
  prize: z.object({
    id,
    name: z.string(),
    picture: z.string().nullable(),
    way: z.enum(deliveryWays),
    pickUp: z.string(),
  }),
  points: z.int(),
  state: z.enum(applicationStates),
  at: time,
  consent: consent.nullable(),
  /** Staff's reason for a refusal; empty if a guardian refused, or if it was not refused. */
  reason: z.string(),
  /** Staff's note on how it was sent. */
  tracking: z.string(),
})
export type Application = z.infer<typeof application>

/** Former and present states of an application, oldest first. */
export const trail = z.array(z.object({ state: z.enum(applicationStates), at: time }))

const ownApplication = application.extend({
  trail,
  /** The applicant's details, except for images. */
  details: detailsShown,
  /** The application contains images of an identity card. */
  hasIdImages: z.boolean(),
  /** The digital code, once sent. `unreadable`: none of the service's keys can decrypt it. */
  code: z
    .union([z.object({ is: z.literal('open'), code: z.string() }), z.object({ is: z.literal('unreadable') })])
    .nullable(),
  /** When it counts as received without confirmation; null if it has not been sent. */
  receivedByItselfAt: time.nullable(),
  /** When details and code are erased; null while it is in progress. */
  erasedAt: time.nullable(),
  can: z.object({ cancel: z.boolean(), receive: z.boolean(), askGuardian: z.boolean() }),
})
export type OwnApplication = z.infer<typeof ownApplication>

export const applyForPrize = endpoint({
  method: 'POST',
  path,
  summary:
    'Apply for a prize: its points and a piece of it are held for me; the same clientId again changes nothing. What the prize does not ask me for is not kept',
  access,
  bodyBytes: prizeLimits.applicationBody,
  body: z.object({
    clientId: id,
    prizeId: id,
    /** The price that the caller has seen. */
    points: z
      .int({ error: 'invalid' })
      .min(prizeLimits.points.min, { error: 'invalid' })
      .max(prizeLimits.points.max, { error: 'invalid' }),
    /** The parts that the form asked for. */
    asked: z.array(z.enum(askedParts, { error: 'invalid' })).max(askedParts.length, { error: 'too_many' }),
    details: detailsGiven,
  }),
  answers: ownApplication,
  refusals: [
    'PRIZE_NOT_FOUND',
    'PRIZE_NOT_OFFERED',
    'PRIZE_RUN_OUT',
    'PRIZE_CHANGED',
    'PRIZE_HAD_ENOUGH',
    'APPLICATION_LIMIT_REACHED',
    'REWARDS_NOT_ENOUGH',
    'GUARDIAN_NOT_FOUND',
    'GUARDIAN_IS_APPLICANT',
    'CONSENT_MAIL_LIMIT_REACHED',
  ],
})

export const listOwnApplications = endpoint({
  method: 'GET',
  path,
  summary: 'My applications for prizes, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(application), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const readOwnApplication = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One application of mine: where it stands, what I said with it, and its code',
  access,
  params,
  answers: ownApplication,
  refusals: ['APPLICATION_NOT_FOUND'],
})

export const cancelApplication = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Call an application of mine off until it is being prepared: its points come back; again changes nothing',
  access,
  needsNoPlan: true,
  params,
  answers: ownApplication,
  refusals: ['APPLICATION_NOT_FOUND', 'APPLICATION_CHANGED'],
})

export const receivePrize = endpoint({
  method: 'POST',
  path: `${path}/:id/received`,
  summary: 'I have received the prize; again changes nothing',
  access,
  needsNoPlan: true,
  params,
  answers: ownApplication,
  refusals: ['APPLICATION_NOT_FOUND', 'APPLICATION_CHANGED'],
})

export const askGuardianAgain = endpoint({
  method: 'POST',
  path: `${path}/:id/consent`,
  summary: 'Mail the guardian of my application a new link, at the same address or at another; the old one is over',
  access,
  rate: 'mail',
  params,
  body: z.object({ guardian: detailsGiven.shape.guardian }),
  answers: ownApplication,
  refusals: [
    'APPLICATION_NOT_FOUND',
    'APPLICATION_CHANGED',
    'GUARDIAN_NOT_FOUND',
    'GUARDIAN_IS_APPLICANT',
    'CONSENT_MAIL_LIMIT_REACHED',
  ],
})

export const applicationCalls = [
  applyForPrize,
  listOwnApplications,
  readOwnApplication,
  cancelApplication,
  receivePrize,
  askGuardianAgain,
] as const
