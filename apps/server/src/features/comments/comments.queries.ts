import { isoTime } from '../../platform/database/iso-time.ts'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import { hasBlocks, personSummaryOf } from '../people/index.ts'
import {
  type CommentTarget,
  isHeard,
  isKeptBelow,
  isKeptFrom,
  moderatesOf,
  ownerSeenOf,
} from './comment-targets.kind.ts'
import { likesSeen, repliesSeen } from './seen-counts.sql.ts'

/*
 * Comments and replies as the viewer ($1) sees them. Those hidden by a block are left out, whatever is above or below
 * them. If the author's account is being deleted, the text is empty. Only the author reads a withheld text.
 */

// Not `exists`, which the database may evaluate by reading every like of the person; this looks up a single one.
const isLiked = (comment: string) =>
  `(select true from comment_likes l where l.comment_id = ${comment}.id and l.person_id = $1) is not null`

/** Whether counts leave out people hidden by a block (`seen`). Few viewers need that, and it costs time. */
export type Counts = 'seen' | 'all'

const written = (comment: string, author: string, counts: Counts = 'seen') => `
  ${comment}.id, ${comment}.parent_id as "parentId", ${comment}.author_id as "authorId",
  case when ${author}.deleted_at is not null then '' when ${comment}.author_id = $1 then coalesce(${comment}.withheld, ${comment}.content)
    else ${comment}.content end as content,
  ${comment}.withheld is not null as "isWithheld",
  ${counts === 'seen' ? likesSeen('$1', comment) : `${comment}.like_count`} as "likeCount", ${isLiked(comment)} as "isLiked",
  ${isoTime(`${comment}.created_at`)} as "createdAt", ${isoTime(`${comment}.edited_at`)} as "editedAt",
  ${personSummaryOf(author)} as author`

/** Replies shown below a comment before more are requested. */
const firstReplies = 3

const columnsWith = (declared: Declared, counts: Counts) => `${written('c', 'a', counts)},
  ${counts === 'seen' ? repliesSeen(declared, '$1', 'c') : 'c.reply_count'} as "replyCount",
  (select json_agg(first.*) from (
    select ${written('r', 'ra', counts)} from comments r ${joinAccount('ra', 'r.author_id')}
    where r.parent_id = c.id and not ${isKeptFrom(declared, '$1', 'r')}
    order by r.id limit ${firstReplies}) as first) as replies`

const from = `from comments c ${joinAccount('a', 'c.author_id')}`

const targetColumns = ({ ownerSeenBy, isModeratedBy }: CommentTarget) => `
  ${ownerSeenBy('$1', '$2::uuid')} as "targetOwnerId", ${isModeratedBy?.('$1', '$2::uuid') ?? 'false'} as "isModerator"`

/** $1 viewer, $2 target. The target as the viewer sees it, in one row. */
export const targetQuery = (target: CommentTarget) => ({
  name: `comments-target-${target.type}`,
  text: `select ${targetColumns(target)}`,
})

/**
 * $1 viewer, $2 target, $3 cursor (id). Same, with the comments on it, oldest first, if the viewer may see it. One row
 * per comment, or a single row without one. If it reports that the viewer has blocks, only `seen` counts are right.
 */
export const commentsQuery = (declared: Declared, target: CommentTarget, limit: number, counts: Counts) => ({
  name: `comments-list-${target.type}-${counts}-${limit}`,
  text: `select * from (select ${targetColumns(target)}, ${hasBlocks('$1')} as "hasBlocks" offset 0) target left join lateral (
      select ${columnsWith(declared, counts)} ${from}
      where target."targetOwnerId" is not null and c.target_type = '${target.type}' and c.target_id = $2
        and c.parent_id is null and c.id > $3 and not ${isKeptBelow('$1', 'c', target)}
      order by c.id ${limitTo(limit)}) as said on true
    order by id`,
})

/** $1 viewer, $2 comment, $3 cursor (id). Replies visible to the viewer, oldest first. */
export const repliesQuery = (declared: Declared, limit: number) => ({
  name: `comments-replies-${limit}`,
  text: `select ${written('c', 'a')} ${from}
    where c.parent_id = $2 and c.id > $3 and not ${isKeptFrom(declared, '$1', 'c')}
    order by c.id ${limitTo(limit)}`,
})

/** $1 viewer, $2 ids. Comments not hidden by a block; the caller has checked that the viewer may see their targets. */
export const chosenCommentsQuery = (declared: Declared) => ({
  name: 'comments-chosen',
  text: `select ${columnsWith(declared, 'seen')} ${from} where c.id = any($2::uuid[]) and ${isHeard(declared, '$1', 'c')}`,
})

/** $1 viewer, $2 id. One comment or reply, with its target's owner if the viewer may see the target. */
export const oneCommentQuery = (declared: Declared) => ({
  name: 'comments-one',
  text: `select ${columnsWith(declared, 'seen')}, c.target_type as "targetType", c.target_id as "targetId",
      ${ownerSeenOf(declared, '$1', 'c')} as "targetOwnerId", ${moderatesOf(declared, '$1', 'c')} as "isModerator" ${from}
    where c.id = $2 and ${isHeard(declared, '$1', 'c')}`,
})
