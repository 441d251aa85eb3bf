import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { call, type InputOf } from '../../../api/call.ts'

export type SaveBody = InputOf<'PATCH /api/v2/exportDraft/:id'>['body']

/** Browsers let a page that closes send this much. */
const mostAtClose = 60_000
const fits = (body: object) => new Blob([JSON.stringify(body)]).size < mostAtClose

export function saveExportDraft(id: string, body: SaveBody, isClosing = false): Promise<ExportDraft> {
  return call('PATCH /api/v2/exportDraft/:id', { params: { id }, body, keepalive: isClosing && fits(body) })
}
