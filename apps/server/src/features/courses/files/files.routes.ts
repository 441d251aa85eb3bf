import { removeCourseFile as remove, uploadCourseFile as upload } from '@learntrail/contract/courses/files'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeCourseFile, uploadCourseFile } from './files.service.ts'

export function courseFileRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, upload, ({ person, body }) => uploadCourseFile(platform, person, body))
  bind(app, remove, async ({ person, params }) => {
    await removeCourseFile(platform, person, params.id)
    return { ok: true as const }
  })
}
