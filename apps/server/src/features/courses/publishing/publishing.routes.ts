import { changeCourse as change, deleteCourse as remove } from '@learntrail/contract/courses/courses'
import { checkCourse as check } from '@learntrail/contract/courses/publishing'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeCourse } from './change-course.service.ts'
import { checkCourse } from './check-course.service.ts'
import { deleteCourse } from './delete-course.service.ts'

export function coursePublishingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, change, ({ person, params, body }) => changeCourse(platform, person, params.id, body))
  bind(app, check, ({ person, params }) => checkCourse(platform, person, params.id))
  bind(app, remove, async ({ person, params }) => {
    await deleteCourse(platform, person, params.id)
    return { ok: true as const }
  })
}
