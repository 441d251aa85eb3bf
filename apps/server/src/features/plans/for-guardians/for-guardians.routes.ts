import * as calls from '@learntrail/contract/plans/for-guardians'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listForGuardian, makeSigningLink, readForGuardian } from './for-guardians.service.ts'

export function planForGuardianRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listPlansForGuardian, ({ guardian, params, query }) =>
    listForGuardian(platform, guardian, params.childId, query.cursor),
  )
  bind(app, calls.readPlanForGuardian, ({ guardian, params }) => readForGuardian(platform, guardian, params))
  bind(app, calls.makeSigningLinkAsGuardian, ({ guardian, person, params }) =>
    makeSigningLink(platform, { guardian, person }, params),
  )
}
