import * as calls from '@learntrail/contract/courses/courses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { coEditingRoutes } from './co-editing/co-editing.routes.ts'
import { createCourse, readCourse, readCourseUnit } from './courses.service.ts'
import { courseGuideRoutes } from './guide/guide.routes.ts'
import { lecturerRoutes } from './lecturer/lecturer.routes.ts'

export function courseRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.createCourse, ({ person, body }) => createCourse(platform, person, body))
  bind(app, calls.readCourse, ({ person, params, query }) => readCourse(platform, person, params.id, query.of))
  bind(app, calls.readCourseUnit, ({ person, params, query }) => readCourseUnit(platform, person, params, query.of))
  coEditingRoutes(app, platform)
  lecturerRoutes(app, platform)
  courseGuideRoutes(app, platform)
}
