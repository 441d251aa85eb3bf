import * as calls from '@learntrail/contract/posts/messages'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { readLikes, setLike } from './likes.service.ts'
import * as messages from './messages.service.ts'
import * as replies from './replies.service.ts'

export function messageRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listMessages, ({ person, query }) =>
    messages.listMessages(platform, person, query.targetId, query.cursor),
  )
  bind(app, calls.writeMessage, ({ person, body }) => messages.writeMessage(platform, person, body))
  bind(app, calls.editMessage, ({ person, body }) => messages.editMessage(platform, person, body.id, body.content))
  bind(app, calls.deleteMessage, async ({ person, params }) => {
    await messages.deleteMessage(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.likeMessage, async ({ person, body }) => {
    const { id, authorId: ownerId } = await messages.reachMessage(platform, person, body.id)
    return setLike(platform, person.id, { of: 'message', id, ownerId }, body.isLiked)
  })
  bind(app, calls.listMessageLikes, async ({ person, query }) => {
    const { id } = await messages.reachMessage(platform, person, query.id)
    return readLikes(platform, person.id, { of: 'message', id }, query.cursor)
  })

  bind(app, calls.listReplies, ({ person, query }) =>
    replies.listReplies(platform, person, query.messageId, query.cursor),
  )
  bind(app, calls.writeReply, ({ person, body }) => replies.writeReply(platform, person, body))
  bind(app, calls.editReply, ({ person, body }) => replies.editReply(platform, person, body.id, body.content))
  bind(app, calls.deleteReply, async ({ person, params }) => {
    await replies.deleteReply(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.likeReply, async ({ person, body }) => {
    const { id, authorId: ownerId } = await replies.reachReply(platform, person, body.id)
    return setLike(platform, person.id, { of: 'reply', id, ownerId }, body.isLiked)
  })
  bind(app, calls.listReplyLikes, async ({ person, query }) => {
    const { id } = await replies.reachReply(platform, person, query.id)
    return readLikes(platform, person.id, { of: 'reply', id }, query.cursor)
  })
}
