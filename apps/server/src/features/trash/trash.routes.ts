import * as calls from '@learntrail/contract/trash/trash'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as service from './trash.service.ts'

export function trashRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listTrash, ({ person, query }) => service.listTrash(platform, person, query.cursor))
  bind(app, calls.restoreFromTrash, ({ person, body }) => service.restore(platform, person, body))
  bind(app, calls.removeFromTrash, async ({ person, params }) => {
    await service.remove(platform, person, params)
    return { ok: true as const }
  })
  bind(app, calls.emptyTrash, async ({ person }) => {
    await service.emptyTrash(platform, person)
    return { ok: true as const }
  })
}
