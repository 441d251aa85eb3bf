import { call } from '../../../api/call.ts'

export const checkNationalUpload = (id: string, signal?: AbortSignal) =>
  call('POST /api/v2/exportDraft/:id/check', { params: { id }, signal })
