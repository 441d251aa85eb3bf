import * as calls from '@learntrail/contract/eportfolio/discussions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as comments from '../../comments/index.ts'
import { discussionOf, replyOf } from './discussions.mapping.ts'
import { reachDiscussed, reachDiscussion } from './reach-discussion.policy.ts'

export function discussionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listDiscussions, async ({ person, params: { id }, query: { parent, cursor } }) => {
    if (parent === undefined) {
      const discussed = { type: 'ePortfolio', id } as const
      const { items, nextCursor, target } = await comments.listComments(platform, person, discussed, cursor)
      return { items: items.map((row) => discussionOf(person, row, target)), nextCursor }
    }
    const comment = await reachDiscussion(platform, person, { id, discussionId: parent })
    const { items, nextCursor } = await comments.listReplies(platform, person, comment, cursor)
    const bare = { replies: null, replyCount: 0 }
    return { items: items.map((row) => discussionOf(person, { ...row, ...bare }, comment.target)), nextCursor }
  })
  bind(app, calls.writeDiscussion, async ({ person, params: { id }, body }) => {
    const target = await reachDiscussed(platform, person, id)
    const comment = await comments.writeComment(platform, person, target, body)
    return discussionOf(person, comment, comment.target)
  })
  bind(app, calls.writeDiscussionReply, async ({ person, params, body }) => {
    const answered = await reachDiscussion(platform, person, params)
    const reply = await comments.writeReply(platform, person, answered, body)
    return replyOf(person, reply, reply.target)
  })
  bind(app, calls.editDiscussion, async ({ person, params, body }) => {
    const comment = await reachDiscussion(platform, person, params)
    const { content, editedAt } = await comments.editComment(platform, person, comment, body.content)
    return { content, editedAt }
  })
  bind(app, calls.deleteDiscussion, async ({ person, params }) => {
    await comments.removeComment(platform, person, await reachDiscussion(platform, person, params))
    return { ok: true }
  })
}
