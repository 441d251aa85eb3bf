import * as calls from '@learntrail/contract/eportfolio/discussions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as discussions from './discussions.service.ts'

export function discussionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listDiscussions, ({ person, params, query }) =>
    discussions.listDiscussions(platform, person, { ...params, ...query }),
  )
  bind(app, calls.writeDiscussion, ({ person, params, body }) =>
    discussions.writeDiscussion(platform, person, { ...params, ...body }),
  )
  bind(app, calls.writeDiscussionReply, ({ person, params, body }) =>
    discussions.writeReply(platform, person, { ...params, ...body }),
  )
  bind(app, calls.editDiscussion, ({ person, params, body }) =>
    discussions.editDiscussion(platform, person, { ...params, ...body }),
  )
  bind(app, calls.deleteDiscussion, async ({ person, params }) => {
    await discussions.deleteDiscussion(platform, person, params)
    return { ok: true }
  })
}
