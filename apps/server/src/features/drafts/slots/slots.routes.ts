import * as calls from '@learntrail/contract/drafts/slots'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clearSlot, listSlots, saveSlot } from './slots.service.ts'

export function slotRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listSlots, ({ person }) => listSlots(platform, person))
  bind(app, calls.saveSlot, ({ person, params, body }) => saveSlot(platform, person, params.slot, body))
  bind(app, calls.clearSlot, async ({ person, params }) => {
    await clearSlot(platform, person, params.slot)
    return { ok: true }
  })
}
