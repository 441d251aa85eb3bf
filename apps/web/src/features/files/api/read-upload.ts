import type { UploadState } from '@learntrail/contract/files/uploads'
import { call } from '../../../api/call.ts'
import { isProblem } from '../../../api/problem.ts'

/** Returns how far an upload has got, or null if the server no longer has it. */
export async function readUpload(id: string, signal: AbortSignal): Promise<UploadState | null> {
  try {
    return await call('GET /api/v2/uploads/:id', { params: { id }, signal })
  } catch (error) {
    if (isProblem(error, 'UPLOAD_NOT_FOUND', 'UPLOAD_EXPIRED')) return null
    throw error
  }
}
