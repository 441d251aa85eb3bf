import { proveAgain } from '@learntrail/contract/accounts/proof'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { prove } from './proof.service.ts'

export function proofRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, proveAgain, ({ body: { password }, person, request }) =>
    prove(platform, person.id, { sessionId: person.sessionId, password, address: callerAddress(request) }),
  )
}
