import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { call } from '../../../api/call.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { saveDocument } from '../../../api/save-document.ts'

/** Downloads the course as a cartridge. */
export const saveCartridge = (id: string) => saveDocument(`/api/v2/courses/${id}/cartridge`)

export async function bringInCourse(file: File, signal: AbortSignal) {
  // Refused here, before its first byte is sent.
  if (file.size > cartridgeLimits.bytes) throw new ApiProblem({ code: 'COURSE_CARTRIDGE_TOO_LARGE', status: 413 })
  const form = new FormData()
  form.append('file', file)
  return call('POST /api/v2/courses/import', { form, signal })
}
