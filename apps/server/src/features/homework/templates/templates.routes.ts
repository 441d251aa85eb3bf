import * as templates from '@learntrail/contract/homework/templates'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { applyTemplate, keepTemplate, listTemplates, removeTemplate, renameTemplate } from './templates.service.ts'

export function templateRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, templates.listTemplates, ({ person }) => listTemplates(platform, person))
  bind(app, templates.keepTemplate, ({ person, body }) => keepTemplate(platform, person, body))
  bind(app, templates.renameTemplate, ({ person, params, body }) =>
    renameTemplate(platform, person, params.id, body.name),
  )
  bind(app, templates.removeTemplate, async ({ person, params }) => {
    await removeTemplate(platform, person, params.id)
    return { ok: true as const }
  })
  bindWritten(app, templates.applyTemplate, ({ person, params, body }) =>
    applyTemplate(platform, person, params.id, body),
  )
}
