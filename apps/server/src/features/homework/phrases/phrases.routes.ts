import * as phrases from '@learntrail/contract/homework/phrases'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepPhrase, listPhrases, removePhrase } from './phrases.service.ts'

export function phraseRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, phrases.listPhrases, ({ person }) => listPhrases(platform, person))
  bind(app, phrases.keepPhrase, ({ person, body }) => keepPhrase(platform, person, body))
  bind(app, phrases.removePhrase, async ({ person, params }) => {
    await removePhrase(platform, person, params.id)
    return { ok: true as const }
  })
}
