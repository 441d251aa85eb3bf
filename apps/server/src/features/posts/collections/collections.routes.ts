import * as calls from '@learntrail/contract/posts/collections'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as collections from './collections.service.ts'

export function collectionRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.listCollectedPosts, async ({ person, params, query }) => {
    collections.checkOwn(person, params.id)
    return collections.listCollection(platform, person, query)
  })
  bind(app, calls.collectPost, async ({ person, params, body }) => {
    collections.checkOwn(person, params.id)
    return collections.collect(platform, person, body.portfolioId)
  })
  bind(app, calls.uncollectPost, async ({ person, params }) => {
    collections.checkOwn(person, params.id)
    return collections.uncollect(platform, person, params.portfolioId)
  })
}
