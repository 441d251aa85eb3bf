import { downloadCourseOutline } from '@learntrail/contract/courses/outline'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { downloadHeaders } from '../../files/index.ts'
import { printOutline } from './outline.service.ts'

export function courseOutlineRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, downloadCourseOutline, async ({ person, params, query, reply }) => {
    const { pdf, name } = await printOutline(platform, person, params.id, query.of)
    return reply.headers(downloadHeaders('application/pdf', name)).send(pdf)
  })
}
