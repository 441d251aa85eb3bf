import { call } from '../../../api/call.ts'

export const listComments = (postId: string, cursor: string | undefined, signal: AbortSignal) =>
  call('GET /api/v2/messages', { query: { targetType: 'portfolio', targetId: postId, cursor }, signal })
