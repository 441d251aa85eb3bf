import * as calls from '@learntrail/contract/eportfolio/summaries'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as suggestions from './suggestions.service.ts'
import * as summaries from './summaries.service.ts'

export function summaryRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readSuggestionUsage, ({ person }) => suggestions.readUsage(platform, person.id))
  bind(app, calls.readSummary, ({ person, params }) => summaries.readSummary(platform, person, params.id))
  bind(app, calls.saveSummary, ({ person, params, body }) =>
    summaries.saveSummary(platform, person, params.id, body.summary),
  )
  bind(app, calls.draftSummary, ({ person, params, body }) =>
    summaries.draftSummary(platform, person, params.id, body.summary),
  )
  bind(app, calls.suggestSummary, ({ person, params, body }) =>
    suggestions.suggestSummary(platform, person, { ...params, ...body }),
  )
  bind(app, calls.listSuggestions, ({ person, params }) => suggestions.listSuggestions(platform, person, params.id))
}
