import { call } from '../../../api/call.ts'

export const listPostLikes = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  call('GET /api/v2/portfolios/:id/like', { params: { id }, query: { cursor }, signal })
