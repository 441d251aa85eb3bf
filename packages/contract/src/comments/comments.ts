import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peoplePage } from '../people/person.ts'
import { cursor, id } from '../text.ts'
import { messageTargets, missingTargets } from './target-types.ts'
import { words, written } from './written.ts'

// On the wire a comment is called a message.

const target = { targetType: z.enum(messageTargets, { error: 'invalid' }), targetId: id }

/** A reply to a comment. */
const reply = z.object({ ...written, messageId: id })
export type Reply = z.infer<typeof reply>

/** A comment with its first replies; `replyCount` is the total. */
const comment = z.object({ ...written, replies: z.array(reply), replyCount: z.int() })
export type Comment = z.infer<typeof comment>

const anyOne = z.object({ id })
const done = z.object({ ok: z.literal(true) })
const likes = z.object({ likeCount: z.int(), isLiked: z.boolean() })

export const listComments = endpoint({
  method: 'GET',
  path: '/api/v2/messages',
  summary: 'Comments on a record, homework or a bulletin, oldest first, each with its first three replies',
  access: 'member',
  query: z.object({ ...target, cursor: cursor.optional() }),
  answers: z.object({ items: z.array(comment), nextCursor: z.string().nullable() }),
  refusals: missingTargets,
})

export const writeComment = endpoint({
  method: 'POST',
  path: '/api/v2/messages/uploadmessage',
  summary: 'Comment; sending the same clientId again answers the comment already there',
  access: 'member',
  body: z.object({ ...target, content: words, clientId: id }),
  answers: comment,
  refusals: [...missingTargets, 'GROUP_ARCHIVED', 'TEXT_HOLDS_CONTACT'],
})

export const editComment = endpoint({
  method: 'POST',
  path: '/api/v2/messages/editmessage',
  summary: 'Edit my comment',
  access: 'member',
  mends: 'body.id',
  body: z.object({ id, content: words }),
  answers: comment,
  refusals: ['MESSAGE_NOT_FOUND', 'NO_PERMISSION', 'TEXT_HOLDS_CONTACT'],
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/v2/messages/:id',
  summary: 'Delete a comment with its replies: mine, or any below what is mine',
  access: 'member',
  params: anyOne,
  answers: done,
  refusals: ['MESSAGE_NOT_FOUND', 'NO_PERMISSION'],
})

export const likeComment = endpoint({
  method: 'POST',
  path: '/api/v2/messages/updatemessagelikenumber',
  summary: 'Like a comment or take the like back',
  access: 'member',
  body: z.object({ id, isLiked: z.boolean() }),
  answers: likes,
  refusals: ['MESSAGE_NOT_FOUND'],
})

export const listCommentLikes = endpoint({
  method: 'GET',
  path: '/api/v2/messages/message-like-list',
  summary: 'Who liked a comment, newest first',
  access: 'member',
  query: z.object({ id, cursor: cursor.optional() }),
  answers: peoplePage,
  refusals: ['MESSAGE_NOT_FOUND'],
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/v2/replies',
  summary: 'All replies to a comment, oldest first',
  access: 'member',
  query: z.object({ messageId: id, cursor: cursor.optional() }),
  answers: z.object({ items: z.array(reply), nextCursor: z.string().nullable() }),
  refusals: ['MESSAGE_NOT_FOUND'],
})

export const writeReply = endpoint({
  method: 'POST',
  path: '/api/v2/replies/uploadreply',
  summary: 'Reply to a comment; sending the same clientId again answers the reply already there',
  access: 'member',
  body: z.object({ messageId: id, content: words, clientId: id }),
  answers: reply,
  refusals: ['MESSAGE_NOT_FOUND', 'GROUP_ARCHIVED', 'TEXT_HOLDS_CONTACT'],
})

export const editReply = endpoint({
  method: 'POST',
  path: '/api/v2/replies/editreply',
  summary: 'Edit my reply',
  access: 'member',
  mends: 'body.id',
  body: z.object({ id, content: words }),
  answers: reply,
  refusals: ['REPLY_NOT_FOUND', 'NO_PERMISSION', 'TEXT_HOLDS_CONTACT'],
})

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/v2/replies/:id',
  summary: 'Delete a reply: mine, or any on my record',
  access: 'member',
  params: anyOne,
  answers: done,
  refusals: ['REPLY_NOT_FOUND', 'NO_PERMISSION'],
})

export const likeReply = endpoint({
  method: 'POST',
  path: '/api/v2/replies/updatereplylikenumber',
  summary: 'Like a reply or take the like back',
  access: 'member',
  body: z.object({ id, isLiked: z.boolean() }),
  answers: likes,
  refusals: ['REPLY_NOT_FOUND'],
})

export const listReplyLikes = endpoint({
  method: 'GET',
  path: '/api/v2/replies/reply-like-list',
  summary: 'Who liked a reply, newest first',
  access: 'member',
  query: z.object({ id, cursor: cursor.optional() }),
  answers: peoplePage,
  refusals: ['REPLY_NOT_FOUND'],
})

export const commentCalls = [
  listComments,
  writeComment,
  editComment,
  deleteComment,
  likeComment,
  listCommentLikes,
  listReplies,
  writeReply,
  editReply,
  deleteReply,
  likeReply,
  listReplyLikes,
] as const
