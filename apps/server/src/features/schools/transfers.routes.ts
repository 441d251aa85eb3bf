import * as calls from '@learntrail/contract/schools/transfers'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as service from './transfers.service.ts'

export function transferRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listTransfers, ({ person, params }) => service.listTransfers(platform, person.id, params.schoolId))
  bind(app, calls.beginTransfers, async (call) => ({
    changed: await service.beginTransfers(platform, actorOf(call), { ...call.params, ...call.body }),
  }))
  bind(app, calls.acceptTransfer, async (call) => ({
    changed: await service.acceptTransfer(platform, actorOf(call), { ...call.params, ...call.body }),
  }))
  bind(app, calls.endTransfer, (call) => service.endTransfer(platform, actorOf(call), { ...call.params, ...call.body }))
}
