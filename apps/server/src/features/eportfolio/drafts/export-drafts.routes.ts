import * as calls from '@learntrail/contract/eportfolio/export-drafts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { untilClosed } from '../../../platform/http/until-closed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { receiveWithFiles } from '../../files/index.ts'
import * as drafts from './export-drafts.service.ts'
import { checkNational, previewDraft } from './preview.service.ts'

export function exportDraftRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listExportDrafts, ({ person }) => drafts.listExportDrafts(platform, person))
  bind(app, calls.createExportDraft, ({ person, body }) => drafts.createExportDraft(platform, person, body))
  bind(app, calls.readExportDraft, ({ person, params }) => drafts.readExportDraft(platform, person, params.id))
  bind(app, calls.saveExportDraft, async ({ person, params, request, reply }) => {
    await drafts.checkExportDraft(platform, person, params.id)
    const { input, upload } = await receiveWithFiles(platform, request, {
      part: 'draft',
      schema: calls.saveExportDraft.body,
      sender: { ownerId: person.id, signal: untilClosed(reply) },
    })
    return drafts.saveDraft(platform, person, params.id, input, upload)
  })
  bind(app, calls.deleteExportDraft, async ({ person, params }) => {
    await drafts.deleteDraft(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.previewExportDraft, ({ person, params, body, reply }) =>
    previewDraft(platform, person, params.id, body, untilClosed(reply)),
  )
  bind(app, calls.checkNationalUpload, ({ person, params, reply }) =>
    checkNational(platform, person, params.id, untilClosed(reply)),
  )
}
