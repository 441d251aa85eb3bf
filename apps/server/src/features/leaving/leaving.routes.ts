import * as calls from '@learntrail/contract/leaving/leaving'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { askForDeletion, cancelDeletion } from './leaving.service.ts'

export function leavingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.askForDeletion, ({ person, body, request }) =>
    askForDeletion(platform, person, { password: body.password, address: callerAddress(request) }),
  )

  bind(app, calls.cancelDeletion, async ({ person }) => {
    await cancelDeletion(platform, person)
    return { ok: true }
  })
}
