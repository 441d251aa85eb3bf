import { confirmEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmDocument } from './confirm.service.ts'

export function confirmRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, confirmEPortfolio, ({ params }) => confirmDocument(platform, params.code))
}
