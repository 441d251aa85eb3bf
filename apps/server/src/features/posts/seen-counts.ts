import { commentsSeen } from '../comments/index.ts'
import { countSeen } from '../people/index.ts'

/*
 * SQL: the counters of records as the viewer sees them, in agreement with the lists: what people made whom a block hides
 * is not counted. `post` names a row of posts.
 */

export function likesSeen(viewer: string, post: string): string {
  return countSeen(
    viewer,
    `${post}.like_count`,
    (isHidden) =>
      `select count(*) from post_likes hidden where hidden.post_id = ${post}.id and ${isHidden('hidden.person_id')}`,
  )
}

/** Comments on a record and replies to them. */
export function messagesSeen(viewer: string, post: string): string {
  return commentsSeen(viewer, 'portfolio', { id: `${post}.id`, counter: `${post}.message_count` })
}
