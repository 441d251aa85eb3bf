import * as calls from '@learntrail/contract/files/captions/captions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findReachableFile } from '../files.repository.ts'
import { readOwnCaptions, saveOwnCaptions } from './captions.service.ts'
import { sendCaptions } from './send-captions.http.ts'

export function captionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.sendCaptions, async (call) => {
    const file = await findReachableFile(platform, call.person, call.params.id)
    return sendCaptions(platform, file ?? refuse('FILE_NOT_FOUND'), call)
  })

  bind(app, calls.readCaptions, ({ person, params }) => readOwnCaptions(platform, person.id, params))

  bind(app, calls.saveCaptions, ({ person, params, body }) => saveOwnCaptions(platform, person.id, params, body))
}
