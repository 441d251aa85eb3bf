import type { FileSummary } from '@learntrail/contract/files/files'
import { ApiProblem } from '../../../api/problem.ts'
import { isUnderWay } from './upload-item.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Uploads one picture, resuming after lost connections. Throws the server's refusal. */
export function uploadPicture(file: File): Promise<FileSummary> {
  return new Promise((resolve, reject) => {
    const queue = createUploadQueue(() => {
      const item = queue.read().at(-1)
      if (!item) return
      if (item.summary) resolve(item.summary)
      else if (!isUnderWay(item) && item.problem) reject(item.problem)
    })
    const [refused] = queue.add([file])
    if (refused) reject(new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 }))
  })
}
