import { commentLiked, commentWritten, replyLiked, replyWritten } from '@learntrail/contract/comments/events'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import { registerNotices } from '../../platform/notices/notice-sources.ts'
import { isHeard, ownerSeenOf, titleOf } from './comment-targets.ts'

/** SQL of something about the comment `id`. */
const of = (id: string, what: string) => `(select ${what} from comments c where c.id = ${id})`

const beginning = `left(c.content, ${noticeLimits.excerpt})`
/** Other things are called the same as the places that notices lead to. */
const targetType = `case c.target_type when 'portfolio' then 'post' else c.target_type end`

/** Still there, below what the viewer may see, and no block keeps it from them. */
const isSeen = (viewer: string, id: string) => `exists (
  select 1 from comments c where c.id = ${id} and ${ownerSeenOf(viewer, 'c')} is not null and ${isHeard(viewer, 'c')})`

const placeOf = (id: string) => ({
  type: { sql: of(id, targetType) },
  id: of(id, 'c.target_id'),
  threadId: of(id, 'coalesce(c.parent_id, c.id)'),
  commentId: id,
})

export function registerCommentNotices(): void {
  const said = {
    stands: (viewer: string) => isSeen(viewer, 'p.detail_id'),
    // Whether a block counts for what somebody says has been asked there.
    isPastBlock: () => 'true',
    title: () => of('seen.detail_id', titleOf('c')),
    excerpt: () => of('seen.detail_id', beginning),
    place: placeOf('seen.detail_id'),
  }
  registerNotices({
    ...said,
    kind: 'comment',
    on: commentWritten,
    to: ({ data }) => [data.ownerId],
    detail: ({ data }) => data.commentId,
  })
  registerNotices({
    ...said,
    kind: 'reply',
    on: replyWritten,
    to: ({ data }) => [data.ownerId],
    detail: ({ data }) => data.replyId,
  })
  const liked = {
    kind: 'commentLiked' as const,
    detail: ({ actorId, id }: { actorId: string | null; id: string }) => actorId ?? id,
    stands: (viewer: string) => `exists (
      select 1 from comment_likes l where l.comment_id = n.subject_id and l.person_id = p.actor_id)
      and ${isSeen(viewer, 'n.subject_id')}`,
    excerpt: () => of('n.subject_id', beginning),
    place: placeOf('n.subject_id'),
  }
  registerNotices({
    ...liked,
    on: commentLiked,
    to: ({ data }) => [data.ownerId],
    subject: ({ data }) => data.commentId,
  })
  registerNotices({ ...liked, on: replyLiked, to: ({ data }) => [data.ownerId], subject: ({ data }) => data.replyId })
}
