import { call } from '../../../api/call.ts'

export const putSharedFile = (id: string, fileId: string) =>
  call('PUT /api/v2/portfolios/shared/:id/files/:fileId', { params: { id, fileId } })

export const removeSharedFile = (id: string, fileId: string) =>
  call('DELETE /api/v2/portfolios/shared/:id/files/:fileId', { params: { id, fileId } })
