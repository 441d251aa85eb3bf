import { commentsSeen, hiddenComments } from '../comments/index.ts'
import { countSeen, isBlockedWith } from '../people/index.ts'

/*
 * SQL: the counters of records as the viewer sees them, in agreement with the lists: what people made whom a block hides
 * is not counted. `post` names a row of posts.
 */

export function likesSeen(viewer: string, post: string): string {
  return countSeen(viewer, `${post}.like_count`, () => hiddenLikes(viewer, `${post}.id`))
}

/** Comments on a record and replies to them. */
export function messagesSeen(viewer: string, post: string): string {
  return commentsSeen(viewer, 'portfolio', { id: `${post}.id`, counter: `${post}.message_count` })
}

/** The query that counts likes of a record from people whom a block hides. */
export const hiddenLikes = (viewer: string, id: string) =>
  `select count(*) from post_likes hidden where hidden.post_id = ${id} and ${isBlockedWith(viewer, 'hidden.person_id')}`

/** The same for comments and replies. */
export const hiddenMessages = (viewer: string, id: string) => hiddenComments(viewer, 'portfolio', id)
