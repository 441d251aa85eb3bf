import { copyCourse } from '@learntrail/contract/courses/copying'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as copying from './copying.service.ts'

export function courseCopyRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, copyCourse, ({ person, params, body }) =>
    copying.copyCourse(platform, person, { id: params.id, clientId: body.clientId }),
  )
}
