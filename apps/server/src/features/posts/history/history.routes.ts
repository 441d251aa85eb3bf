import * as calls from '@learntrail/contract/posts/history'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listVersions, readVersion } from './history.service.ts'

export function historyRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listVersions, ({ person, params }) => listVersions(platform, person, params.id))
  bind(app, calls.readVersion, ({ person, params }) => readVersion(platform, person, params.id, params.versionId))
}
