import type { FileSummary } from '@learntrail/contract/files/files'
import { ApiProblem } from '../../../api/problem.ts'
import { upload } from '../../../api/upload.ts'

interface Sending {
  signal: AbortSignal
  onProgress: (sent: number, total: number) => void
}

/** One file in a request of its own, so that each can fail, be cancelled and be tried again alone. */
export async function uploadFile(file: Blob, name: string, { signal, onProgress }: Sending): Promise<FileSummary> {
  const form = new FormData()
  form.append('files', file, name)
  const { files } = await upload('POST /api/v2/portfolios/files', { form, signal, onProgress })
  const [summary] = files
  if (!summary) throw new ApiProblem({ code: 'UPLOAD_FAILED', status: 400 })
  return summary
}
