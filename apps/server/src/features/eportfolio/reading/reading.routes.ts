import * as calls from '@learntrail/contract/eportfolio/eportfolios'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readEPortfolio } from '../read-eportfolio.queries.ts'
import { countReading } from './browse.service.ts'
import { setLike } from './likes.service.ts'
import { listTagFriends } from './tag-friends.service.ts'

export function readingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listTagFriends, ({ person, query }) => listTagFriends(platform, person, query))
  bind(app, calls.readEPortfolio, ({ person, params }) => readEPortfolio(platform, person, params.id))
  bind(app, calls.browseEPortfolio, ({ person, params }) => countReading(platform, person, params.id))
  bind(app, calls.likeEPortfolio, ({ person, params, body }) => setLike(platform, person, { ...params, ...body }, true))
  bind(app, calls.unlikeEPortfolio, ({ person, params, query }) =>
    setLike(platform, person, { ...params, ...query }, false),
  )
}
