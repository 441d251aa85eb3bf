import * as calls from '@learntrail/contract/console/health'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { programVersions } from '../../../platform/programs/program-versions.ts'
import { readHealth, retryJob } from './health.service.ts'

export function consoleHealthRoutes(app: FastifyInstance, platform: Platform): void {
  const versions = programVersions(platform.programs, platform.config)
  bind(app, calls.readHealth, () => readHealth(platform, versions))
  bind(app, calls.retryJob, async (call) => {
    await retryJob(platform, actorOf(call), call.params.id)
    return { ok: true }
  })
}
