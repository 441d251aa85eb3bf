import { listExhibition as listCall } from '@learntrail/contract/eportfolio/eportfolios'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listExhibition } from './exhibition.service.ts'

export function exhibitionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listCall, ({ person, query }) => listExhibition(platform, person, query))
}
