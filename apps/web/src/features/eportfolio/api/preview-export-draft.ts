import type { PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { call, type InputOf } from '../../../api/call.ts'

export type PreviewBody = InputOf<'POST /api/v2/exportDraft/:id/preview'>['body']

export const previewExportDraft = (id: string, body: PreviewBody, signal: AbortSignal): Promise<PreviewAnswer> =>
  call('POST /api/v2/exportDraft/:id/preview', { params: { id }, body, signal })
