import * as calls from '@learntrail/contract/courses/captions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readCourseCaptions, saveCourseCaptions } from './captions.service.ts'

export function courseCaptionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readCourseCaptions, ({ person, params }) => readCourseCaptions(platform, person, params))
  bind(app, calls.saveCourseCaptions, ({ person, params, body }) => saveCourseCaptions(platform, person, params, body))
}
