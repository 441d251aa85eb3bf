import * as calls from '@learntrail/contract/guides/guides'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { guideSamples } from './guide-samples.texts.ts'
import { listGuides, removeGuide, saveGuide } from './guides.service.ts'

export function guideRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readGuideSample, async ({ query }) => ({
    kind: query.kind,
    ...guideSamples[query.locale][query.kind],
  }))
  bind(app, calls.listGuides, async ({ person }) => ({ items: await listGuides(platform, person) }))
  bind(app, calls.saveGuide, ({ person, body }) => saveGuide(platform, person, body))
  bind(app, calls.removeGuide, async ({ person, query }) => {
    await removeGuide(platform, person, query.kind)
    return { ok: true }
  })
}
