import * as calls from '@learntrail/contract/groups/years'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { archiveGroup, continueGroup } from './years.service.ts'

const errorCode = 0 as const

export function yearRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.archiveGroup, async ({ person, params, body }) => ({
    errorCode,
    group: await archiveGroup(platform, person, params.groupId, body.isArchived),
  }))
  bind(app, calls.continueGroup, async ({ person, params, body }) => ({
    errorCode,
    ...(await continueGroup(platform, person, params.groupId, body)),
  }))
}
