import { call } from '../../../api/call.ts'

export const unlikePost = (id: string) =>
  call('DELETE /api/v2/portfolios/:id/like', { params: { id }, keepalive: true })
