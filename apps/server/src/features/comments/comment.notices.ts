import { commentLiked, commentWritten, replyLiked, replyWritten } from '@learntrail/contract/comments/events'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import type { Declared } from '../../platform/declared.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { isHeard, ownerSeenOf, placeType, titleOf } from './comment-targets.kind.ts'

/** SQL: an expression about the comment `id`. */
const of = (id: string, what: string) => `(select ${what} from comments c where c.id = ${id})`

const beginning = `left(c.content, ${noticeLimits.excerpt})`
/** SQL: whether the comment exists below something the viewer may see, and no block hides it from them. */
const isSeen = (declared: Declared, viewer: string, id: string) => `exists (
  select 1 from comments c where c.id = ${id} and ${ownerSeenOf(declared, viewer, 'c')} is not null and ${isHeard(declared, viewer, 'c')})`

const placeOf = (id: string) => ({
  type: { sql: of(id, placeType('c')) },
  id: of(id, 'c.target_id'),
  threadId: of(id, 'coalesce(c.parent_id, c.id)'),
  commentId: id,
})

const said = {
  stands: (viewer: string, declared: Declared) => isSeen(declared, viewer, 'p.detail_id'),
  // `isSeen` has already taken blocks into account.
  isPastBlock: () => 'true',
  title: (declared: Declared) => of('seen.detail_id', titleOf(declared, 'c')),
  excerpt: () => of('seen.detail_id', beginning),
  place: placeOf('seen.detail_id'),
}

type CommentWritten = NonNullable<typeof commentWritten.data>

/** Also sends notices of comments to further people; where several people lead, all of them are told. */
export const commentNoticeTo = (told: Pick<NoticeSource<CommentWritten>, 'to' | 'concerns'>): NoticeSource =>
  noticeOf({ ...said, kind: 'comment', on: commentWritten, detail: ({ data }) => data.commentId, ...told })

export function commentNotices(): NoticeSource[] {
  const liked = {
    kind: 'commentLiked' as const,
    detail: ({ actorId, id }: { actorId: string | null; id: string }) => actorId ?? id,
    stands: (viewer: string, declared: Declared) => `exists (
      select 1 from comment_likes l where l.comment_id = n.subject_id and l.person_id = p.actor_id)
      and ${isSeen(declared, viewer, 'n.subject_id')}`,
    excerpt: () => of('n.subject_id', beginning),
    place: placeOf('n.subject_id'),
  }
  return [
    commentNoticeTo({ to: ({ data }) => [data.ownerId] }),
    noticeOf({
      ...said,
      kind: 'reply',
      on: replyWritten,
      to: ({ data }) => [data.ownerId],
      detail: ({ data }) => data.replyId,
    }),
    noticeOf({
      ...liked,
      on: commentLiked,
      to: ({ data }) => [data.ownerId],
      subject: ({ data }) => data.commentId,
    }),
    noticeOf({ ...liked, on: replyLiked, to: ({ data }) => [data.ownerId], subject: ({ data }) => data.replyId }),
  ]
}
