import { readPostFileEntity } from '@learntrail/contract/files/files'
import * as calls from '@learntrail/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { untilClosed } from '../../platform/http/until-closed.ts'
import type { Platform } from '../../platform/platform.ts'
import { receiveWithFiles, sendEntity } from '../files/index.ts'
import { pinInGroup, takeOutOfGroup } from './in-groups/in-groups.service.ts'
import { readLikes, setLike } from './likes.service.ts'
import { countMonths, listPosts } from './list-posts.service.ts'
import { findPostFile } from './post-files.repository.ts'
import * as posts from './posts.service.ts'

export function postRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.listPosts, ({ person, query }) => listPosts(platform, person, query))
  bind(app, calls.listPostMonths, ({ person, query }) => countMonths(platform, person, query))
  bindWritten(app, calls.readPost, ({ person, params }) => posts.readPost(platform, person, params.id))
  bindWritten(app, calls.changePost, ({ person, params, body }) => posts.changePost(platform, person, params.id, body))
  bindWritten(app, calls.replacePost, async ({ person, params, request, reply }) => {
    await posts.reachOwnPost(platform, person, params.id)
    const { input, upload } = await receiveWithFiles(platform, request, {
      part: 'post',
      schema: calls.replaceInput,
      sender: { ownerId: person.id, signal: untilClosed(reply) },
    })
    return posts.replacePost(platform, person, params.id, input, upload)
  })
  bind(app, calls.pinInGroup, async ({ person, params, body }) => {
    await pinInGroup(platform, person, params, body.isPinned)
    return { ok: true }
  })
  bind(app, calls.takeOutOfGroup, async ({ person, params }) => {
    await takeOutOfGroup(platform, person, params)
    return { ok: true }
  })
  bind(app, calls.deletePost, async ({ person, params }) => {
    await posts.deletePost(platform, person, params.id)
    return { ok: true }
  })

  for (const [call, isLiked] of [
    [calls.likePost, true],
    [calls.unlikePost, false],
  ] as const) {
    bind(app, call, async ({ person, params }) => {
      const post = await posts.reachPost(platform, person, params.id)
      return setLike(platform, person.id, post, isLiked)
    })
  }
  bind(app, calls.listPostLikes, async ({ person, params, query }) => {
    const { id } = await posts.reachPost(platform, person, params.id)
    return readLikes(platform, person.id, id, query.cursor)
  })
  bind(app, calls.countPostMessages, async ({ person, params }) => {
    const { messageCount: count } = await posts.reachPost(platform, person, params.id)
    return { count }
  })

  bind(app, readPostFileEntity, async (call) => {
    const file = await findPostFile(platform, call.person, call.params.id, call.params.fileId)
    return sendEntity(platform, file ?? refuse('FILE_NOT_FOUND'), call)
  })
}
