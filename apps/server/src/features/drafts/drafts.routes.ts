import * as calls from '@learntrail/contract/drafts/drafts'
import { findPublished } from '@learntrail/contract/drafts/taking-in'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPublishedAmong } from '../posts/index.ts'
import * as drafts from './drafts.service.ts'

export function draftRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.createDraft, ({ person, body }) => drafts.createDraft(platform, person, body))
  bind(app, calls.listDrafts, ({ person, query: { isBulletin } }) =>
    drafts.listDrafts(platform, person, isBulletin === undefined ? undefined : isBulletin === 'true'),
  )
  bind(app, calls.readDraft, ({ person, params }) => drafts.readDraft(platform, person, params.id))
  bind(app, calls.saveDraft, ({ person, params, body }) => drafts.saveDraft(platform, person, params.id, body))
  bind(app, calls.discardDraft, async ({ person, params, query }) => {
    await drafts.discardDraft(platform, person, params.id, query.forGood !== undefined)
    return { ok: true }
  })
  bind(app, findPublished, ({ person, body }) => findPublishedAmong(platform, person, body.clientIds))
}
