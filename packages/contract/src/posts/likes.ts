import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'
import { post } from './posts.ts'

const page = z.object({ cursor: cursor.optional() })

export const listLikedPosts = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/current/likes',
  summary: 'Records that I like and may see, liked last first',
  access: 'member',
  query: page,
  answers: z.object({ items: z.array(post), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const listReceivedLikes = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/current/received-likes',
  summary: 'Likes that others gave my records, newest first',
  access: 'member',
  query: page,
  answers: z.object({
    items: z.array(
      z.object({
        id,
        person: personSummary,
        /** The record; `content` is its beginning, as in lists. */
        post: post.pick({ id: true, title: true, content: true }),
        likedAt: time,
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
export type ReceivedLike = z.infer<(typeof listReceivedLikes)['answers']>['items'][number]

export const likeCalls = [listLikedPosts, listReceivedLikes] as const
