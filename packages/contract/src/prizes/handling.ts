import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { cursor, givenEnd, givenTime, id, text } from '../text.ts'
import { application, trail } from './applications.ts'
import { askedParts, deliveryWays } from './asked.ts'
import { detailsShown } from './details.ts'
import { prizeLimits } from './limits.ts'
import { prize } from './prizes.ts'
import { applicationStates } from './states.ts'

const access = 'staff:operator'
const path = '/api/v2/admin/rewards'
const params = z.object({ id })

const whole = ({ min, max }: { min: number; max: number }) =>
  z.int({ error: 'invalid' }).min(min, { error: 'too_small' }).max(max, { error: 'too_large' })

const keptPrize = prize.extend({
  /** Details that applicants may be asked for. */
  asks: z.array(z.enum(askedParts)),
  /** Incremented with every change. */
  version: z.int(),
  /** Pieces held by applications in progress. */
  open: z.int(),
  /** Pieces received. */
  received: z.int(),
})
export type KeptPrize = z.infer<typeof keptPrize>

const written = z.object({
  name: text({ min: 1, max: prizeLimits.name, oneLine: true }),
  description: text({ max: prizeLimits.description }),
  points: whole(prizeLimits.points),
  /** Pieces left; omitted for prizes delivered as a code, where the number of codes decides. */
  stock: whole(prizeLimits.stock).optional(),
  perPerson: whole(prizeLimits.perPerson),
  pickUp: text({ max: prizeLimits.pickUp, oneLine: true }),
  asks: z
    .array(z.enum(askedParts, { error: 'invalid' }))
    .max(askedParts.length, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' }),
  startsAt: givenTime.nullable(),
  endsAt: givenEnd.nullable(),
})
const inOrder = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
  startsAt === null || endsAt === null || startsAt < endsAt
const endFirst = { error: 'too_soon', path: ['endsAt'] }

export const listKeptPrizes = endpoint({
  method: 'GET',
  path: `${path}/prizes`,
  summary: 'All prizes: those offered and planned, then those that are over or withdrawn, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(keptPrize), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const readKeptPrize = endpoint({
  method: 'GET',
  path: `${path}/prizes/:id`,
  summary: 'One prize as staff keep it',
  access,
  params,
  answers: keptPrize,
  refusals: ['PRIZE_NOT_FOUND'],
})

const ofPicture = ['FILE_NOT_FOUND', 'FILE_NOT_PICTURE', 'CONVERSION_PENDING', 'CONVERSION_FAILED'] as const
/** A picture of the caller's, which is copied; null: none. */
const fileId = id.nullable()

export const makePrize = endpoint({
  method: 'POST',
  path: `${path}/prizes`,
  summary: 'Offer a prize; the same clientId again changes nothing',
  access,
  body: written
    .extend({ clientId: id, way: z.enum(deliveryWays, { error: 'invalid' }), fileId })
    .refine(inOrder, endFirst),
  answers: keptPrize,
  refusals: [...ofPicture, 'PRIZE_LIMIT_REACHED'],
})

export const changePrize = endpoint({
  method: 'PATCH',
  path: `${path}/prizes/:id`,
  summary: 'Change a prize; applications that are under way keep their points and what they were asked for',
  access,
  params,
  body: written
    // Omitted: the picture stays.
    .extend({ version: z.int({ error: 'invalid' }), fileId: fileId.optional() })
    .refine(inOrder, endFirst),
  answers: keptPrize,
  refusals: [...ofPicture, 'PRIZE_NOT_FOUND', 'PRIZE_CHANGED'],
})

export const withdrawPrize = endpoint({
  method: 'PUT',
  path: `${path}/prizes/:id/withdrawn`,
  summary: 'Withdraw a prize, or offer it again; applications that are under way go on to their end',
  access,
  params,
  body: z.object({ isWithdrawn: z.boolean({ error: 'invalid' }) }),
  answers: keptPrize,
  refusals: ['PRIZE_NOT_FOUND', 'PRIZE_LIMIT_REACHED'],
})

export const addPrizeCodes = endpoint({
  method: 'POST',
  path: `${path}/prizes/:id/codes`,
  summary: 'Add codes out of a pasted list, one a line; what is there already is added once',
  access,
  cost: 20,
  bodyBytes: prizeLimits.pastedBody,
  params,
  body: z.object({ pasted: text({ min: 1, max: prizeLimits.pasted }) }),
  answers: z.object({
    added: z.int(),
    /** Numbers of lines, from 1: with a repeated code, and with a code too short or too long. */
    repeated: z.array(z.int()),
    unfit: z.array(z.int()),
    /** Codes that the prize already had. */
    known: z.int(),
    stock: z.int(),
  }),
  refusals: ['PRIZE_NOT_FOUND', 'PRIZE_HAS_NO_CODES', 'PRIZE_CODES_NONE', 'PRIZE_CODES_TOO_MANY'],
})
export type CodesAdded = z.infer<(typeof addPrizeCodes)['answers']>

export const removePrizeCodes = endpoint({
  method: 'DELETE',
  path: `${path}/prizes/:id/codes`,
  summary: 'Remove the codes of a prize that nobody has applied for',
  access,
  needsProof: true,
  params,
  answers: z.object({ removed: z.int(), stock: z.int() }),
  refusals: ['PRIZE_NOT_FOUND', 'PRIZE_HAS_NO_CODES'],
})

export const readPrizeSettings = endpoint({
  method: 'GET',
  path: `${path}/settings`,
  summary: 'Whether prizes may ask for images of identity cards',
  access,
  answers: z.object({ takesIdImages: z.boolean() }),
  refusals: [],
})

export const changePrizeSettings = endpoint({
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'Let prizes ask for images of identity cards, or not',
  access,
  needsProof: true,
  body: z.object({ takesIdImages: z.boolean({ error: 'invalid' }) }),
  answers: z.object({ takesIdImages: z.boolean() }),
  refusals: [],
})

const listedApplication = application.extend({
  /** Null: the account has ended. */
  person: personSummary.nullable(),
  /** The applicant's school; empty without one. */
  school: z.string(),
})
export type ListedApplication = z.infer<typeof listedApplication>

export const listApplications = endpoint({
  method: 'GET',
  path: `${path}/applications`,
  summary: 'Applications for prizes: of those that wait for staff the oldest first, of the others the newest',
  access,
  query: z.object({
    state: z.enum(applicationStates, { error: 'invalid' }).optional(),
    prizeId: id.optional(),
    /** An application's number, or the beginning of it. */
    words: text({ max: prizeLimits.words, oneLine: true }).optional(),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(listedApplication), nextCursor: z.string().nullable() }),
  refusals: [],
})

const handledApplication = listedApplication.extend({
  trail,
  /** Personal data it holds, in the order of the form. */
  holds: z.array(z.enum(askedParts)),
  erasedAt: z.iso.datetime().nullable(),
})
export type HandledApplication = z.infer<typeof handledApplication>

export const readApplication = endpoint({
  method: 'GET',
  path: `${path}/applications/:id`,
  summary: 'One application, without what it holds about a person',
  access,
  params,
  answers: handledApplication,
  refusals: ['APPLICATION_NOT_FOUND'],
})

/** `unreadable`: none of the service's keys can decrypt it, or it is damaged. */
const opened = <Value extends z.ZodType>(value: Value) =>
  z.union([z.object({ is: z.literal('open'), value }), z.object({ is: z.literal('unreadable') })]).optional()

export const lookAtDetails = endpoint({
  method: 'POST',
  path: `${path}/applications/:id/details`,
  summary: 'What one application holds about a person, for a reason, which the log keeps',
  access,
  isReading: true,
  needsProof: true,
  params,
  body: z.object({ reason: text({ ...prizeLimits.reason, oneLine: true }) }),
  answers: z.object({
    recipient: opened(z.string()),
    address: opened(z.string()),
    phone: opened(z.string()),
    signature: opened(detailsShown.shape.signature.unwrap()),
    guardian: opened(z.string()),
    /** JPEGs in base64. */
    idFront: opened(z.string()),
    idBack: opened(z.string()),
  }),
  refusals: ['APPLICATION_NOT_FOUND'],
})
export type ApplicationDetails = z.infer<(typeof lookAtDetails)['answers']>

export const handleApplication = endpoint({
  method: 'POST',
  path: `${path}/applications/:id/steps`,
  summary: 'Take an application one step on, or refuse it; the same by the same person again changes nothing',
  access,
  params,
  body: z.discriminatedUnion('step', [
    z.object({ step: z.literal('approve') }),
    z.object({ step: z.literal('refuse'), reason: text({ ...prizeLimits.reason, oneLine: true }) }),
    z.object({ step: z.literal('prepare') }),
    z.object({ step: z.literal('send'), tracking: text({ max: prizeLimits.tracking, oneLine: true }) }),
    z.object({ step: z.literal('receive') }),
  ]),
  answers: handledApplication,
  refusals: [
    'APPLICATION_NOT_FOUND',
    'APPLICATION_CHANGED',
    'APPLICATION_STEP_DONE',
    'APPLICATION_WAITS_FOR_GUARDIAN',
    'PRIZE_CODE_UNREADABLE',
  ],
})

export const prizeHandlingCalls = [
  listKeptPrizes,
  readKeptPrize,
  makePrize,
  changePrize,
  withdrawPrize,
  addPrizeCodes,
  removePrizeCodes,
  readPrizeSettings,
  changePrizeSettings,
  listApplications,
  readApplication,
  lookAtDetails,
  handleApplication,
] as const
