import { mentionedIds } from '@learntrail/contract/content/document'
import type { EventData, EventKind } from '@learntrail/contract/event'
import { postChanged, postLiked, postPublished, postTakenOut } from '@learntrail/contract/posts/events'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { posts } from './posts.view.ts'
import { meetsAtPost, visiblePost } from './visibility.sql.ts'

const ofPost = {
  title: () => '(select m.title from posts m where m.id = n.subject_id)',
  place: { type: 'post', id: 'n.subject_id' },
} as const

export function postNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofPost,
      kind: 'postLiked',
      on: postLiked,
      to: ({ data }) => [data.ownerId],
      detail: ({ actorId, id }) => actorId ?? id,
      stands: () => `exists (select 1 from post_likes l join posts m on m.id = l.post_id
        where l.post_id = n.subject_id and l.person_id = p.actor_id)`,
    }),
    noticeOf({
      ...ofPost,
      kind: 'recordTakenOut',
      on: postTakenOut,
      to: ({ data }) => [data.ownerId],
      detail: ({ id }) => id,
      // An administrator may take out a record despite a block, and the record is no longer in the group.
      isPastBlock: () => 'true',
      stands: (viewer) => `exists (select 1 from posts m where m.id = n.subject_id and m.owner_id = ${viewer})`,
    }),
    noticeOf({ ...mention(postPublished), concerns: ({ hasMentions }) => hasMentions }),
    noticeOf(mention(postChanged)),
  ]
}

/** One notice per record, shown while the record may be seen and mentions its receiver. */
const mention = <Data extends EventData>(on: EventKind<Data>): NoticeSource<Data> => ({
  ...ofPost,
  kind: 'mention',
  on,
  to: ({ subjectId }, transaction) => findMentioned(transaction, subjectId),
  detail: ({ subjectId }) => subjectId,
  isPastBlock: (viewer) => meetsAtPost(viewer, 'p.actor_id', 'n.subject_id'),
  stands: (viewer) => `exists (
    select 1 from posts m ${joinAccount('o', 'm.owner_id')} where m.id = n.subject_id
      and ${visiblePost(viewer, 'm', 'o')} and position(n.owner_id::text in m.content::text) > 0)`,
})

async function findMentioned(transaction: Transaction, id: string): Promise<string[]> {
  const [found] = await transaction.select({ content: posts.content }).from(posts).where(eq(posts.id, id))
  return found === undefined ? [] : mentionedIds(found.content)
}
