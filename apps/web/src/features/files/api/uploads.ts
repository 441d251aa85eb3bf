import type { FileSummary } from '@learntrail/contract/files/files'
import type { UploadState } from '@learntrail/contract/files/uploads'
import { call } from '../../../api/call.ts'
import { isProblem } from '../../../api/problem.ts'

/** How far an upload is, or null when the server has it no more. */
export async function readUpload(id: string, signal: AbortSignal): Promise<UploadState | null> {
  try {
    return await call('GET /api/v2/uploads/:id', { params: { id }, signal })
  } catch (error) {
    if (isProblem(error, 'UPLOAD_NOT_FOUND', 'UPLOAD_EXPIRED')) return null
    throw error
  }
}

/** The receipt of an upload whose bytes are all there. */
export function finishUpload(id: string): Promise<FileSummary> {
  return call('POST /api/v2/uploads/:id/finish', { params: { id } })
}

/** An upload that nobody wants any more; if this does not get through, the server gives it up by itself later. */
export async function giveUpUpload(id: string): Promise<void> {
  await call('DELETE /api/v2/uploads/:id', { params: { id } }).catch(() => undefined)
}
