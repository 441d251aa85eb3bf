import * as calls from '@learntrail/contract/posts/likes'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLikedPosts, listReceivedLikes } from './liked.service.ts'

export function likedRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.listLikedPosts, ({ person, query }) => listLikedPosts(platform, person, query.cursor))
  bind(app, calls.listReceivedLikes, ({ person, query }) => listReceivedLikes(platform, person, query.cursor))
}
