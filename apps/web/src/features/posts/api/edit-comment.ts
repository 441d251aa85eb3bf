import { call } from '../../../api/call.ts'

export const editComment = (id: string, content: string) =>
  call('POST /api/v2/messages/editmessage', { body: { id, content } })
