import type { FileSummary } from '@learntrail/contract/files/files'
import { call } from '../../../api/call.ts'

/** Finishes a fully sent upload and returns its receipt. */
export function finishUpload(id: string): Promise<FileSummary> {
  return call('POST /api/v2/uploads/:id/finish', { params: { id } })
}
