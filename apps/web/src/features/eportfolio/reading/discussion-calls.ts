import type { CommentCalls } from '../../comments/index.ts'
import { deleteDiscussion } from '../api/delete-discussion.ts'
import { editDiscussion } from '../api/edit-discussion.ts'
import { likeEPortfolio } from '../api/like-eportfolio.ts'
import { listDiscussions } from '../api/list-discussions.ts'
import { unlikeEPortfolio } from '../api/unlike-eportfolio.ts'
import { writeDiscussion } from '../api/write-discussion.ts'
import { writeDiscussionReply } from '../api/write-discussion-reply.ts'

/** Calls for comments on an e-portfolio (discussions on the wire); replies use the same ones. */
export const discussionCalls = (id: string): CommentCalls => ({
  list: (cursor, signal) => listDiscussions(id, { cursor, signal }),
  write: (writing) => writeDiscussion(id, writing),
  listReplies: (parent, cursor) => listDiscussions(id, { parent, cursor }),
  reply: (discussionId, writing) => writeDiscussionReply(id, discussionId, writing),
  edit: (place, content) => editDiscussion(id, place.id, content),
  remove: (place) => deleteDiscussion(id, place.id),
  like: (place, isLiked) => (isLiked ? likeEPortfolio : unlikeEPortfolio)(id, place.id),
})
