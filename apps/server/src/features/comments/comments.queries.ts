import { isoTime } from '../../platform/database/iso-time.ts'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { hasBlocks, personSummaryOf } from '../people/index.ts'
import { type CommentTarget, isHeard, isKeptBelow, isKeptFrom, moderatesOf, ownerSeenOf } from './comment-targets.ts'
import { likesSeen, repliesSeen } from './seen-counts.ts'

/*
 * Comments and replies as the person `$1` sees them: those that a block keeps from them are not there, whoever wrote
 * below or above them, and of whoever deletes their account only the place is. What is hidden is read by its author alone.
 */

// Not `exists`, which the database may answer by reading all that a person ever liked; this looks up the one like.
const isLiked = (comment: string) =>
  `(select true from comment_likes l where l.comment_id = ${comment}.id and l.person_id = $1) is not null`

/** Whether counts leave out what people made whom a block hides. Only few viewers need it, and it has a price. */
export type Counts = 'seen' | 'all'

const written = (comment: string, author: string, counts: Counts = 'seen') => `
  ${comment}.id, ${comment}.parent_id as "parentId", ${comment}.author_id as "authorId",
  case when ${author}.deleted_at is not null then '' when ${comment}.author_id = $1 then coalesce(${comment}.withheld, ${comment}.content)
    else ${comment}.content end as content,
  ${comment}.withheld is not null as "isWithheld",
  ${counts === 'seen' ? likesSeen('$1', comment) : `${comment}.like_count`} as "likeCount", ${isLiked(comment)} as "isLiked",
  ${isoTime(`${comment}.created_at`)} as "createdAt", ${isoTime(`${comment}.edited_at`)} as "editedAt",
  ${personSummaryOf(author)} as author`

/** So many replies stand below a comment before they are asked for. */
const firstReplies = 3

const columnsWith = (declared: Declared, counts: Counts) => `${written('c', 'a', counts)},
  ${counts === 'seen' ? repliesSeen(declared, '$1', 'c') : 'c.reply_count'} as "replyCount",
  (select json_agg(first.*) from (
    select ${written('r', 'ra', counts)} from comments r join accounts ra on ra.id = r.author_id
    where r.parent_id = c.id and not ${isKeptFrom(declared, '$1', 'r')}
    order by r.id limit ${firstReplies}) as first) as replies`

const from = 'from comments c join accounts a on a.id = c.author_id'

const targetColumns = ({ ownerSeenBy, isModeratedBy }: CommentTarget) => `
  ${ownerSeenBy('$1', '$2::uuid')} as "targetOwnerId", ${isModeratedBy?.('$1', '$2::uuid') ?? 'false'} as "isModerator"`

/** What is commented on, as the viewer sees it, in one row: viewer, its id. */
export const targetQuery = (target: CommentTarget) => ({
  name: `comments-target-${target.type}`,
  text: `select ${targetColumns(target)}`,
})

/**
 * The same with the comments on it, oldest first, where the viewer may see it: viewer, its id, the id to go on after. One row
 * for each, or one that says of none. Where it says that the viewer has blocks, only counts of what is `seen` are right.
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

/** Replies to a comment that the viewer may see, oldest first: viewer, comment, the id to go on after. */
export const repliesQuery = (declared: Declared, limit: number) => ({
  name: `comments-replies-${limit}`,
  text: `select ${written('c', 'a')} ${from}
    where c.parent_id = $2 and c.id > $3 and not ${isKeptFrom(declared, '$1', 'c')}
    order by c.id ${limitTo(limit)}`,
})

/** Comments by their ids, as far as the viewer may hear them, where it is known that they may see what those stand below: viewer, ids. */
export const chosenCommentsQuery = (declared: Declared) => ({
  name: 'comments-chosen',
  text: `select ${columnsWith(declared, 'seen')} ${from} where c.id = any($2::uuid[]) and ${isHeard(declared, '$1', 'c')}`,
})

/** One comment or reply, and whose is what it stands below, if the viewer may see that: viewer, id. */
export const oneCommentQuery = (declared: Declared) => ({
  name: 'comments-one',
  text: `select ${columnsWith(declared, 'seen')}, c.target_type as "targetType", c.target_id as "targetId",
      ${ownerSeenOf(declared, '$1', 'c')} as "targetOwnerId", ${moderatesOf(declared, '$1', 'c')} as "isModerator" ${from}
    where c.id = $2 and ${isHeard(declared, '$1', 'c')}`,
})
