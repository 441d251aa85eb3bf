import { call } from '../../../api/call.ts'

export const likeComment = (id: string, isLiked: boolean) =>
  call('POST /api/v2/messages/updatemessagelikenumber', { body: { id, isLiked } })
