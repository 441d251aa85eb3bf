import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { askedParts, deliveryWays } from './asked.ts'

export const access = 'feature:learning-group'
const path = '/api/v2/rewards/prizes'
const params = z.object({ id })

/** A prize as everybody sees it. */
export const prize = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Address of its picture, which changes with the picture; null: none. */
  picture: z.string().nullable(),
  /** Price in reward points. */
  points: z.int(),
  /** Pieces left. */
  stock: z.int(),
  way: z.enum(deliveryWays),
  /** Where and when it is collected at school; empty for other ways. */
  pickUp: z.string(),
  /** Pieces per person. */
  perPerson: z.int(),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  /** `planned`: offered from `startsAt` on. Only staff see withdrawn prizes. */
  state: z.enum(['planned', 'offered', 'over', 'withdrawn']),
})
export type Prize = z.infer<typeof prize>

export const listPrizes = endpoint({
  method: 'GET',
  path,
  summary: 'Prizes that are offered, then those that will be, with what my purse holds; those with fewer points first',
  access,
  answers: z.object({ balance: z.int(), held: z.int(), items: z.array(prize) }),
  refusals: [],
})

export const readPrize = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One prize, with what an application of mine would have to say, and whether I can apply',
  access,
  params,
  answers: prize.extend({
    balance: z.int(),
    /** Details that the form asks the caller for, in order. */
    asks: z.array(z.enum(askedParts)),
    /** The caller's guardians who can be asked by mail; their addresses are not revealed. */
    guardians: z.array(z.object({ id, name: z.string() })),
    /** Pieces that the caller has, or has applied for. */
    had: z.int(),
    /** Why the caller cannot apply now; null: they can. */
    hindrance: z.enum(['notYet', 'over', 'runOut', 'hadEnough', 'notEnough']).nullable(),
  }),
  refusals: ['PRIZE_NOT_FOUND'],
})
export type PrizeForMe = z.infer<(typeof readPrize)['answers']>

export const readPrizePicture = endpoint({
  method: 'GET',
  path: `${path}/:id/picture`,
  summary: 'The picture of a prize',
  access: 'public',
  params,
  answers: 'bytes',
  refusals: ['PRIZE_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BYTES_GONE', 'CONVERSION_PENDING', 'CONVERSION_FAILED'],
})

export const prizeCalls = [listPrizes, readPrize, readPrizePicture] as const
