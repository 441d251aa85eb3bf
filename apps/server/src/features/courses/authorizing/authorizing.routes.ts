import { authorizeCourse as authorize } from '@learntrail/contract/courses/courses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { authorizeCourse } from './authorize-course.service.ts'

export function authorizingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, authorize, async ({ person, params, body }) => {
    await authorizeCourse(platform, person, params.id, body.password)
    return { ok: true as const }
  })
}
