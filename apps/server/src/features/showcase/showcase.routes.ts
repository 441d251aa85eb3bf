import * as calls from '@learntrail/contract/showcase/showcase'
import type { FastifyInstance } from 'fastify'
import { bindWritten } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { readShowcase, saveShowcase } from './showcase.service.ts'

export function showcaseRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.readShowcase, ({ person, params, query }) => readShowcase(platform, person, params.id, query))
  bindWritten(app, calls.saveShowcase, ({ person, body }) => saveShowcase(platform, person, body))
}
