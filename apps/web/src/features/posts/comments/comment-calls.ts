import { type CommentCalls, isReply } from '../../comments/index.ts'
import { deleteComment } from '../api/delete-comment.ts'
import { deleteReply } from '../api/delete-reply.ts'
import { editComment } from '../api/edit-comment.ts'
import { editReply } from '../api/edit-reply.ts'
import { likeComment } from '../api/like-comment.ts'
import { likeReply } from '../api/like-reply.ts'
import { listComments } from '../api/list-comments.ts'
import { listReplies } from '../api/list-replies.ts'
import { writeComment } from '../api/write-comment.ts'
import { writeReply } from '../api/write-reply.ts'

/** Comments on a record; replies have calls of their own. */
export const commentCalls = (postId: string): CommentCalls => ({
  list: (cursor, signal) => listComments(postId, cursor, signal),
  write: (writing) => writeComment(postId, writing),
  listReplies,
  reply: writeReply,
  edit: (place, content) => (isReply(place) ? editReply : editComment)(place.id, content),
  remove: (place) => (isReply(place) ? deleteReply : deleteComment)(place.id),
  like: (place, isLiked) => (isReply(place) ? likeReply : likeComment)(place.id, isLiked),
})
