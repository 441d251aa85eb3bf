import type { FileSummary } from '@learntrail/contract/files/files'
import { call } from '../../../api/call.ts'

/** The receipt of an upload whose bytes are all there. */
export function finishUpload(id: string): Promise<FileSummary> {
  return call('POST /api/v2/uploads/:id/finish', { params: { id } })
}
