import { listEditions, sealPlan as sealCall, showEditionOwner as showCall } from '@learntrail/contract/plans/editions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readEditions, sealPlan, showEditionOwner } from './editions.service.ts'

export function planEditionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listEditions, ({ person, params }) => readEditions(platform, person, params.id))
  bind(app, sealCall, ({ person, params, body }) => sealPlan(platform, person, params.id, body.showsOwner))
  bind(app, showCall, ({ person, params, body }) => showEditionOwner(platform, person, params.id, body.showsOwner))
}
