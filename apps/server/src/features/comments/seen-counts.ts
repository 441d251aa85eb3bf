import type { CommentTargetType } from '@learntrail/contract/comments/written'
import { countSeen } from '../people/index.ts'

/*
 * SQL: the counters of comments and replies as the viewer sees them, in agreement with the lists: what people made whom a
 * block hides is not counted. `comment` names a row of comments.
 */

export function likesSeen(viewer: string, comment: string): string {
  return countSeen(
    viewer,
    `${comment}.like_count`,
    (isHidden) =>
      `select count(*) from comment_likes hidden
        where hidden.comment_id = ${comment}.id and ${isHidden('hidden.person_id')}`,
  )
}

export function repliesSeen(viewer: string, comment: string): string {
  return countSeen(
    viewer,
    `${comment}.reply_count`,
    (isHidden) =>
      `select count(*) from comments hidden where hidden.parent_id = ${comment}.id and ${isHidden('hidden.author_id')}`,
  )
}

/**
 * Comments and replies below a target, from the column that counts them (`counter`) and its id; those below a hidden
 * comment are hidden, too. Only what hidden people wrote is looked at, however much stands below the target.
 */
export function commentsSeen(viewer: string, type: CommentTargetType, target: { id: string; counter: string }): string {
  const below = (comment: string) => `${comment}.target_type = '${type}' and ${comment}.target_id = ${target.id}`
  return countSeen(
    viewer,
    target.counter,
    (
      isHidden,
    ) => `select (select count(*) from comments hidden where ${below('hidden')} and ${isHidden('hidden.author_id')})
      + (select coalesce(sum(above.reply_count - (
            select count(*) from comments known where known.parent_id = above.id and ${isHidden('known.author_id')})), 0)
        from comments above
        where ${below('above')} and ${isHidden('above.author_id')} and above.reply_count > 0)`,
  )
}
