import { z } from 'zod'
import { words, written } from '../comments/written.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, time } from '../text.ts'

const discussionReply = z.object({ ...written, discussionId: id })
export type DiscussionReply = z.infer<typeof discussionReply>

/** A comment on an e-portfolio, called a discussion on the wire, with its first replies; `replyCount` is the total. */
const discussion = z.object({ ...written, replies: z.array(discussionReply), replyCount: z.int() })
export type Discussion = z.infer<typeof discussion>

const ofOne = z.object({ id })
const anyOne = z.object({ id, discussionId: id })

export const listDiscussions = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/:id/discussions',
  summary: 'The discussion of an e-portfolio, oldest first; with `parent` all replies to one of them',
  access: 'member',
  params: ofOne,
  query: z.object({ parent: id.optional(), cursor: cursor.optional() }),
  answers: z.object({ items: z.array(discussion), nextCursor: z.string().nullable() }),
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND'],
})

export const writeDiscussion = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio/:id/discussions',
  summary: 'Say something; sending the same clientId again answers what is already there',
  access: 'member',
  params: ofOne,
  body: z.object({ content: words, clientId: id }),
  answers: discussion,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION', 'TEXT_HOLDS_CONTACT'],
})

export const writeDiscussionReply = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio/:id/discussions/:discussionId/replies',
  summary: 'Reply; sending the same clientId again answers the reply already there',
  access: 'member',
  params: anyOne,
  body: z.object({ content: words, clientId: id }),
  answers: discussionReply,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND', 'NO_PERMISSION', 'TEXT_HOLDS_CONTACT'],
})

export const editDiscussion = endpoint({
  method: 'PATCH',
  path: '/api/v2/ePortfolio/:id/discussions/:discussionId',
  summary: 'Edit what I said, a reply too',
  access: 'member',
  mends: 'params.discussionId',
  params: anyOne,
  body: z.object({ content: words }),
  answers: z.object({ content: z.string(), editedAt: time }),
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND', 'NO_PERMISSION', 'TEXT_HOLDS_CONTACT'],
})

export const deleteDiscussion = endpoint({
  method: 'DELETE',
  path: '/api/v2/ePortfolio/:id/discussions/:discussionId',
  summary: 'Delete what I said, or anything below my own e-portfolio; its replies go along',
  access: 'member',
  params: anyOne,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['EPORTFOLIO_NOT_FOUND', 'DISCUSSION_NOT_FOUND', 'NO_PERMISSION'],
})

export const discussionCalls = [
  listDiscussions,
  writeDiscussion,
  writeDiscussionReply,
  editDiscussion,
  deleteDiscussion,
] as const
