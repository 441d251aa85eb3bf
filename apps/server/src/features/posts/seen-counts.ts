import { type CommentedThing, commentsSeen, hiddenComments } from '../comments/index.ts'
import { countLikesSeen, hiddenLikes as hiddenLikesOf } from '../people/index.ts'
import { meetsAtPost } from './visibility.ts'

/*
 * SQL: the counters of records as the viewer sees them, in agreement with the lists: what people made whom a block hides
 * is not counted. `post` names a row of posts.
 */

/** A record as what people comment on. */
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

/** Comments on a record and replies to them. */
export function messagesSeen(viewer: string, post: string): string {
  return commentsSeen(viewer, commentedPost, { id: `${post}.id`, counter: `${post}.message_count` })
}

/** The query that counts likes of a record from people whom a block hides. */
export const hiddenLikes = (viewer: string, post: string) => hiddenLikesOf(viewer, likesOf(post))

/** The same for comments and replies. */
export const hiddenMessages = (viewer: string, id: string) => hiddenComments(viewer, commentedPost, id)
