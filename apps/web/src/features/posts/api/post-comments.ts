import { call } from '../../../api/call.ts'
import type { CommentCalls } from '../../comments/index.ts'

/** Comments on a record; on the wire they are messages, and replies have calls of their own. */
export const postComments = (postId: string): CommentCalls => {
  const target = { targetType: 'portfolio', targetId: postId } as const
  return {
    list: (cursor, signal) => call('GET /api/v2/messages', { query: { ...target, cursor }, signal }),
    write: (writing) => call('POST /api/v2/messages/uploadmessage', { body: { ...target, ...writing } }),
    listReplies: (messageId, cursor) => call('GET /api/v2/replies', { query: { messageId, cursor } }),
    reply: (messageId, writing) => call('POST /api/v2/replies/uploadreply', { body: { messageId, ...writing } }),
    edit: ({ id, commentId }, content) =>
      id === commentId
        ? call('POST /api/v2/messages/editmessage', { body: { id, content } })
        : call('POST /api/v2/replies/editreply', { body: { id, content } }),
    remove: ({ id, commentId }) =>
      id === commentId
        ? call('DELETE /api/v2/messages/:id', { params: { id } })
        : call('DELETE /api/v2/replies/:id', { params: { id } }),
    like: ({ id, commentId }, isLiked) =>
      id === commentId
        ? call('POST /api/v2/messages/updatemessagelikenumber', { body: { id, isLiked } })
        : call('POST /api/v2/replies/updatereplylikenumber', { body: { id, isLiked } }),
  }
}
