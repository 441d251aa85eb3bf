import { call } from '../../../api/call.ts'

export const listReplyLikes = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  call('GET /api/v2/replies/reply-like-list', { query: { id, cursor }, signal })
