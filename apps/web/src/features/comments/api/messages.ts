import type { MessageTarget } from '@learntrail/contract/comments/target-types'
import { call } from '../../../api/call.ts'
import { type CommentCalls, isReply } from '../commented.ts'

/** Returns the calls for comments on a thing that has no comment calls of its own. Replies have separate calls. */
export const messageCalls = (targetType: MessageTarget, targetId: string): CommentCalls => ({
  list: (cursor, signal) => call('GET /api/v2/messages', { query: { targetType, targetId, cursor }, signal }),
  write: (writing) => call('POST /api/v2/messages/uploadmessage', { body: { targetType, targetId, ...writing } }),
  listReplies: (messageId, cursor) => call('GET /api/v2/replies', { query: { messageId, cursor } }),
  reply: (messageId, writing) => call('POST /api/v2/replies/uploadreply', { body: { messageId, ...writing } }),
  edit: (place, content) => {
    const body = { id: place.id, content }
    return isReply(place)
      ? call('POST /api/v2/replies/editreply', { body })
      : call('POST /api/v2/messages/editmessage', { body })
  },
  remove: (place) => {
    const params = { id: place.id }
    return isReply(place)
      ? call('DELETE /api/v2/replies/:id', { params })
      : call('DELETE /api/v2/messages/:id', { params })
  },
  like: (place, isLiked) => {
    const body = { id: place.id, isLiked }
    return isReply(place)
      ? call('POST /api/v2/replies/updatereplylikenumber', { body, keepalive: true })
      : call('POST /api/v2/messages/updatemessagelikenumber', { body, keepalive: true })
  },
})
