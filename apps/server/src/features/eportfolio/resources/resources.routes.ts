import { listResources } from '@learntrail/contract/eportfolio/resources'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMaterial } from './resources.service.ts'

export function resourceRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listResources, ({ person, query }) => listMaterial(platform, person, query))
}
