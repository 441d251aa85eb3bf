import { call } from '../../../api/call.ts'

export const listReplies = (messageId: string, cursor: string | undefined) =>
  call('GET /api/v2/replies', { query: { messageId, cursor } })
