import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ePortfolioCard } from '../eportfolio/eportfolios.ts'
import { limits } from '../limits.ts'
import { post } from '../posts/posts.ts'
import { cursor, id, pageSize } from '../text.ts'

/** Place of an item in the stream: unique, and greater for later items. */
const place = id

const item = z.union([
  z.object({ kind: z.literal('post'), place, post }),
  z.object({ kind: z.literal('ePortfolio'), place, ePortfolio: ePortfolioCard }),
])
export type StreamItem = z.infer<typeof item>

export const readStream = endpoint({
  method: 'GET',
  path: '/api/v2/stream',
  summary:
    'What friends, people I follow and my groups publish: records and exhibited e-portfolios, as far as I may see them, published last first',
  access: 'member',
  query: z.object({ cursor: cursor.optional(), limit: pageSize(limits.pageSize) }),
  answers: z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    /** The last place the caller has seen, on any device; null before the first time. */
    seenUpTo: place.nullable(),
  }),
  refusals: [],
})
export type StreamPage = z.infer<(typeof readStream)['answers']>

export const countNewInStream = endpoint({
  method: 'GET',
  path: '/api/v2/stream/new',
  summary: 'How many stand above a place of the stream, or above where I have seen it up to; not counted beyond ten',
  access: 'member',
  query: z.object({ above: place.optional() }),
  answers: z.object({
    count: z.int(),
    /** The caller has friends, follows people or is in a group. */
    hasSources: z.boolean(),
  }),
  refusals: [],
})

export const markStreamSeen = endpoint({
  method: 'PATCH',
  path: '/api/v2/stream/seen',
  summary: 'I have seen the stream up to this place. It only goes forward',
  access: 'member',
  body: z.object({ upTo: place }),
  answers: z.object({ seenUpTo: place }),
  refusals: [],
})

export const streamCalls = [readStream, countNewInStream, markStreamSeen] as const
