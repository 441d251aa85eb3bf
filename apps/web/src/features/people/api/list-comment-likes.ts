import { call } from '../../../api/call.ts'

export const listCommentLikes = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  call('GET /api/v2/messages/message-like-list', { query: { id, cursor }, signal })
