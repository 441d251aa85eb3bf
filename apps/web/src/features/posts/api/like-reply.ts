import { call } from '../../../api/call.ts'

export const likeReply = (id: string, isLiked: boolean) =>
  call('POST /api/v2/replies/updatereplylikenumber', { body: { id, isLiked } })
