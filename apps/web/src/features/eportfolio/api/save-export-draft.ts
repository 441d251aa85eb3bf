import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

export type SaveBody = InputOf<'PATCH /api/v2/exportDraft/:id'>['body']

export function saveExportDraft(id: string, body: SaveBody, isClosing = false): Promise<ExportDraft> {
  return call('PATCH /api/v2/exportDraft/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })
}
