import { type CommentedThing, commentsSeen, hiddenComments } from '../comments/index.ts'
import { countLikesSeen, hiddenLikes as hiddenLikesOf } from '../people/index.ts'
import { meetsAtPost } from './visibility.sql.ts'

/*
 * SQL: the counters of records as the viewer sees them, in agreement with the lists: likes and comments of blocked
 * people do not count. `post` names a row of posts.
 */

/** A record as a target of comments. */
export const commentedPost: CommentedThing = {
  type: 'portfolio',
  ownerOf: (target) => `(select p.owner_id from posts p where p.id = ${target})`,
  meetsAt: meetsAtPost,
}

const likesOf = (post: string) => ({
  table: 'post_likes',
  key: 'post_id',
  id: `${post}.id`,
  counter: `${post}.like_count`,
})

export const likesSeen = (viewer: string, post: string) => countLikesSeen(viewer, likesOf(post))

/** SQL: the number of comments and replies on a record that the viewer sees. */
export function messagesSeen(viewer: string, post: string): string {
  return commentsSeen(viewer, commentedPost, { id: `${post}.id`, counter: `${post}.message_count` })
}

/** SQL: the number of likes of a record from blocked people. */
export const hiddenLikes = (viewer: string, post: string) => hiddenLikesOf(viewer, likesOf(post))

/** SQL: the number of comments and replies on a record from blocked people. */
export const hiddenMessages = (viewer: string, id: string) => hiddenComments(viewer, commentedPost, id)
