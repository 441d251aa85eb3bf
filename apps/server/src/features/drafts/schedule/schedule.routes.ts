import * as calls from '@learntrail/contract/drafts/schedule'
import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import { publishPost as publish } from '@learntrail/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publishPost, type WrittenPost } from '../../posts/index.ts'
import * as schedule from './schedule.service.ts'

export function scheduleRoutes(app: FastifyInstance, platform: Platform): void {
  // Bound here, since one call publishes a record now or later.
  bindWritten(
    app,
    publish,
    async ({ person, body: { scheduledAt, ...body } }): Promise<WrittenPost | ScheduledPost> =>
      scheduledAt === undefined
        ? publishPost(platform, person, body)
        : schedule.schedulePost(platform, person, { ...body, scheduledAt }),
  )
  bind(app, calls.listScheduled, ({ person }) => schedule.listScheduled(platform, person))
  bind(app, calls.readScheduled, ({ person, params }) => schedule.readScheduled(platform, person, params.id))
  bind(app, calls.changeScheduled, ({ person, params, body }) =>
    schedule.changeScheduled(platform, person, params.id, body),
  )
  bind(app, calls.removeScheduled, async ({ person, params }) => {
    await schedule.removeScheduled(platform, person, params.id)
    return { ok: true }
  })
  bindWritten(app, calls.publishScheduledNow, ({ person, body }) => schedule.publishNow(platform, person, body.id))
}
