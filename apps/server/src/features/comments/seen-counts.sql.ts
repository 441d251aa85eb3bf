import type { Declared } from '../../platform/declared.ts'
import { countLikesSeen, countSeen } from '../people/index.ts'
import { type CommentedThing, isKeptBelow, isKeptFrom } from './comment-targets.kind.ts'

/*
 * SQL: counters of comments and replies as the viewer sees them, consistent with the lists: what people hidden by a
 * block wrote is not counted. `comment` names a row of comments.
 */

export function likesSeen(viewer: string, comment: string): string {
  const counted = { id: `${comment}.id`, counter: `${comment}.like_count` }
  return countLikesSeen(viewer, { table: 'comment_likes', key: 'comment_id', ...counted })
}

export function repliesSeen(declared: Declared, viewer: string, comment: string): string {
  return countSeen(
    viewer,
    `${comment}.reply_count`,
    () =>
      `select count(*) from comments hidden where hidden.parent_id = ${comment}.id and ${isKeptFrom(declared, viewer, 'hidden')}`,
  )
}

/** SQL: comments and replies below a target, from its count column (`counter`) and its id. */
export function commentsSeen(viewer: string, thing: CommentedThing, target: { id: string; counter: string }): string {
  return countSeen(viewer, target.counter, () => hiddenComments(viewer, thing, target.id))
}

/**
 * SQL: counts the comments and replies below a target that a block hides from the viewer, including those below a
 * hidden comment. Reads only what hidden people wrote, however much is below the target.
 */
export function hiddenComments(viewer: string, thing: CommentedThing, id: string): string {
  const isHidden = (comment: string) => isKeptBelow(viewer, comment, thing)
  return `select count(*) + coalesce(sum(hidden.reply_count - (
        select count(*) from comments known where known.parent_id = hidden.id and ${isHidden('known')}))
      filter (where hidden.reply_count > 0), 0)
    from comments hidden where hidden.target_type = '${thing.type}' and hidden.target_id = ${id} and ${isHidden('hidden')}`
}
