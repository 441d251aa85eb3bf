import * as calls from '@learntrail/contract/courses/learning'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { joinCourse, listJoinedOf, listLearning, readLearning, readRecord, withdraw } from './learning.service.ts'
import { reportWatching } from './watching.service.ts'

const done = { ok: true } as const

export function courseLearningRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.joinCourse, async ({ person, params }) => {
    await joinCourse(platform, person, params.id)
    return done
  })
  bind(app, calls.withdrawFromCourse, async ({ person, params }) => {
    await withdraw(platform, person, params.id)
    return done
  })
  bind(app, calls.listLearning, ({ person, query }) => listLearning(platform, person, query))
  bind(app, calls.listJoinedOf, ({ person, params, query }) => listJoinedOf(platform, person, params.id, query))
  bind(app, calls.readLearning, ({ person, params }) => readLearning(platform, person, params.id))
  bind(app, calls.readUnitRecords, async ({ person, body }) => {
    const { progress, units, pieces, lastUnitId } = await readRecord(platform, person, body.courseId)
    return { courseId: body.courseId, progress, units, pieces, lastUnitId }
  })
  bind(app, calls.reportWatching, ({ person, params, body }) => reportWatching(platform, person, params.id, body))
}
