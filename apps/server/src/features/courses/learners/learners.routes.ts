import * as calls from '@learntrail/contract/courses/learners'
import * as messageCalls from '@learntrail/contract/courses/messages'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLearners, readHeat, readLearner, readLearners } from './learners.service.ts'
import { countNewLearners, noteLook } from './looks.service.ts'
import { listMessages, tellLearners } from './messages/messages.service.ts'
import { sendLearners } from './table/send-learners.http.ts'

export function courseLearnerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listLearners, ({ person, params, query }) => listLearners(platform, person, params.id, query))
  bind(app, calls.readLearners, ({ person, params, query }) => readLearners(platform, person, params.id, query.groupId))
  bind(app, calls.readHeat, ({ person, params, query }) => readHeat(platform, person, params, query.groupId))
  bind(app, calls.readLearner, ({ person, params }) => readLearner(platform, person, params))
  bind(app, calls.downloadLearners, ({ person, params, query, reply }) =>
    sendLearners(platform, person, params.id, query, reply),
  )
  bind(app, calls.countNewLearners, ({ person }) => countNewLearners(platform, person))
  bind(app, calls.noteLook, async ({ person, params }) => {
    await noteLook(platform, person, params.id)
    return { ok: true as const }
  })
  bind(app, messageCalls.tellLearners, ({ person, params, body }) => tellLearners(platform, person, params.id, body))
  bind(app, messageCalls.listCourseMessages, ({ person, params, query }) =>
    listMessages(platform, person, params.id, query),
  )
}
