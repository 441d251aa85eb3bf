import { call } from '../../../api/call.ts'

export const editReply = (id: string, content: string) =>
  call('POST /api/v2/replies/editreply', { body: { id, content } })
