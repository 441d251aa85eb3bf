import * as calls from '@learntrail/contract/comments/comments'
import { messageTargets } from '@learntrail/contract/comments/target-types'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../platform/access/person.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { commentOf, replyOf } from './comments.mapping.ts'
import type { ReachedComment } from './comments.repository.ts'
import * as comments from './comments.service.ts'
import { likeComment, readLikes } from './likes.service.ts'

const isReachable = ({ target: { type } }: ReachedComment) => (messageTargets as readonly string[]).includes(type)
const aComment = {
  fits: (comment: ReachedComment) => isReachable(comment) && comment.parentId === null,
  missing: 'MESSAGE_NOT_FOUND',
} as const
const aReply = {
  fits: (comment: ReachedComment) => isReachable(comment) && comment.parentId !== null,
  missing: 'REPLY_NOT_FOUND',
} as const

/** Comments on everything without comment calls of its own. */
export function commentRoutes(app: FastifyInstance, platform: Platform): void {
  const reach = (person: Person, id: string) => comments.reachComment(platform, person, id, aComment)
  const reachReply = (person: Person, id: string) => comments.reachComment(platform, person, id, aReply)

  bind(app, calls.listComments, async ({ person, query: { targetType: type, targetId: id, cursor } }) => {
    const { items, nextCursor, target } = await comments.listComments(platform, person, { type, id }, cursor)
    return { items: items.map((row) => commentOf(person, row, target)), nextCursor }
  })
  bind(app, calls.writeComment, async ({ person, body: { targetType: type, targetId: id, ...said } }) => {
    const target = await comments.reachTarget(platform, person, { type, id })
    const comment = await comments.writeComment(platform, person, target, said)
    return commentOf(person, comment, comment.target)
  })
  bind(app, calls.editComment, async ({ person, body: { id, content } }) => {
    const comment = await comments.editComment(platform, person, await reach(person, id), content)
    return commentOf(person, comment, comment.target)
  })
  bind(app, calls.deleteComment, async ({ person, params }) => {
    await comments.removeComment(platform, person, await reach(person, params.id))
    return { ok: true }
  })
  bind(app, calls.likeComment, async ({ person, body: { id, isLiked } }) =>
    likeComment(platform, person.id, await reach(person, id), isLiked),
  )
  bind(app, calls.listCommentLikes, async ({ person, query: { id, cursor } }) =>
    readLikes(platform, person.id, await reach(person, id), cursor),
  )

  bind(app, calls.listReplies, async ({ person, query: { messageId, cursor } }) => {
    const comment = await reach(person, messageId)
    const { items, nextCursor } = await comments.listReplies(platform, person, comment, cursor)
    return { items: items.map((row) => replyOf(person, row, comment.target)), nextCursor }
  })
  bind(app, calls.writeReply, async ({ person, body: { messageId, ...said } }) => {
    const reply = await comments.writeReply(platform, person, await reach(person, messageId), said)
    return replyOf(person, reply, reply.target)
  })
  bind(app, calls.editReply, async ({ person, body: { id, content } }) => {
    const reply = await comments.editComment(platform, person, await reachReply(person, id), content)
    return replyOf(person, reply, reply.target)
  })
  bind(app, calls.deleteReply, async ({ person, params }) => {
    await comments.removeComment(platform, person, await reachReply(person, params.id))
    return { ok: true }
  })
  bind(app, calls.likeReply, async ({ person, body: { id, isLiked } }) =>
    likeComment(platform, person.id, await reachReply(person, id), isLiked),
  )
  bind(app, calls.listReplyLikes, async ({ person, query: { id, cursor } }) =>
    readLikes(platform, person.id, await reachReply(person, id), cursor),
  )
}
