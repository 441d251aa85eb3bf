import * as calls from '@learntrail/contract/courses/history'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listCourseHistory, readCourseVersion } from './history.service.ts'
import { restoreCourse } from './restore.service.ts'

export function courseHistoryRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listCourseHistory, ({ person, params, query }) =>
    listCourseHistory(platform, person, { id: params.id, ...query }),
  )
  bind(app, calls.readCourseVersion, ({ person, params, query }) =>
    readCourseVersion(platform, person, { ...params, unitId: query.unitId }),
  )
  bind(app, calls.restoreCourse, async ({ person, params, body }) => {
    await restoreCourse(platform, person, { id: params.id, ...body })
    return { ok: true }
  })
}
