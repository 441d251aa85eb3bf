import { countSeen } from '../people/index.ts'

/*
 * SQL: the counters of records, comments and replies as the viewer sees them, in agreement with the lists: what people
 * made whom a block hides is not counted.
 */

export function likesSeen(viewer: string, of: 'post' | 'message' | 'reply', row: string): string {
  return countSeen(
    viewer,
    `${row}.like_count`,
    (isHidden) =>
      `select count(*) from ${of}_likes hidden where hidden.${of}_id = ${row}.id and ${isHidden('hidden.person_id')}`,
  )
}

/** Comments on a record and replies to them; those below a hidden comment are hidden, too. */
export function messagesSeen(viewer: string, post: string): string {
  return countSeen(
    viewer,
    `${post}.message_count`,
    (isHidden) => `select (select count(*) from messages hidden
        where hidden.target_id = ${post}.id and ${isHidden('hidden.author_id')})
      + (select count(*) from messages above join replies hidden on hidden.message_id = above.id
        where above.target_id = ${post}.id and (${isHidden('above.author_id')} or ${isHidden('hidden.author_id')}))`,
  )
}

export function repliesSeen(viewer: string, message: string): string {
  return countSeen(
    viewer,
    `${message}.reply_count`,
    (isHidden) =>
      `select count(*) from replies hidden where hidden.message_id = ${message}.id and ${isHidden('hidden.author_id')}`,
  )
}
