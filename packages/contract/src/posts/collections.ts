import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, pageSize } from '../text.ts'
import { postLimits } from './limits.ts'
import { post } from './posts.ts'

const ofPerson = z.object({ id })
const collected = z.object({ isCollected: z.boolean() })

export const listCollectedPosts = endpoint({
  method: 'GET',
  path: '/api/v2/users/:id/collections/portfolios',
  summary: 'A page of the records I collected and still may see, collected last first; only my own list',
  access: 'member',
  params: ofPerson,
  query: z.object({
    limit: pageSize(postLimits.collectionPage),
    /** Page number, from 0. */
    index: z.coerce.number().int().min(0, { error: 'invalid' }).max(100_000, { error: 'too_many' }).default(0),
  }),
  answers: z.object({ items: z.array(post), hasMore: z.boolean() }),
  refusals: ['USER_NOT_FOUND'],
})

export const collectPost = endpoint({
  method: 'POST',
  path: '/api/v2/users/:id/collections/portfolios',
  summary: 'Collect a record that I may see; collecting it twice is harmless',
  access: 'member',
  params: ofPerson,
  body: z.object({ portfolioId: id }),
  answers: collected,
  refusals: ['USER_NOT_FOUND', 'POST_NOT_FOUND', 'COLLECTION_FULL'],
})

export const uncollectPost = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/:id/collections/portfolios/:portfolioId',
  summary: 'Take a record out of my collection, also when I may not see it any more',
  access: 'member',
  params: z.object({ id, portfolioId: id }),
  answers: collected,
  refusals: ['USER_NOT_FOUND'],
})

export const collectionCalls = [listCollectedPosts, collectPost, uncollectPost] as const
