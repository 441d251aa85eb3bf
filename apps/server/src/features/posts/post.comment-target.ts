import { joinAccount } from '../accounts/index.ts'
import type { CommentTarget } from '../comments/index.ts'
import { commentedPost } from './seen-counts.sql.ts'
import { visiblePost } from './visibility.sql.ts'

/** Records; those who see one may comment on it. */
export const postCommentTarget: CommentTarget = {
  ...commentedPost,
  table: 'posts',
  behind: 'all_posts',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select p.owner_id from posts p ${joinAccount('o', 'p.owner_id')}
    where p.id = ${target} and ${visiblePost(viewer, 'p', 'o')})`,
  titleOf: (target) => `(select p.title from posts p where p.id = ${target})`,
  missing: { target: 'POST_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
