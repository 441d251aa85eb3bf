import type { Discussion, DiscussionReply } from '@learntrail/contract/eportfolio/discussions'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown } from '../../api/change-eportfolio.ts'
import { changeDiscussions } from '../../api/discussions.ts'

/** What was said, or a reply to it. */
export type Said = Discussion | DiscussionReply

export const isReply = (said: Said): said is DiscussionReply => 'discussionId' in said

type Changeable = Pick<Discussion, 'content' | 'editedAt' | 'isLiked' | 'likeCount'>

export function changeSaid(queryClient: QueryClient, id: string, said: Said, change: (shown: Changeable) => object) {
  const apply = <S extends Said>(one: S): S => (one.id === said.id ? { ...one, ...change(one) } : one)
  changeDiscussions(queryClient, id, (items) =>
    items.map((item) => (isReply(said) ? { ...item, replies: item.replies.map(apply) } : apply(item))),
  )
}

export function removeSaid(queryClient: QueryClient, id: string, said: Said) {
  changeDiscussions(queryClient, id, (items) =>
    isReply(said)
      ? items.map((item) => (item.id === said.discussionId ? withoutReply(item, said.id) : item))
      : items.filter((item) => item.id !== said.id),
  )
  countSaid(queryClient, id, isReply(said) ? -1 : -1 - said.replyCount)
}

/** Replies that were loaded or written stand below what they answer; the count follows what was written. */
export function addReplies(
  queryClient: QueryClient,
  id: string,
  discussionId: string,
  added: readonly DiscussionReply[],
  isWritten = false,
) {
  changeDiscussions(queryClient, id, (items) =>
    items.map((item) => {
      if (item.id !== discussionId) return item
      const known = new Set(item.replies.map((reply) => reply.id))
      const fresh = added.filter((reply) => !known.has(reply.id))
      const replies = [...item.replies, ...fresh].sort((one, other) => (one.id < other.id ? -1 : 1))
      const counted = item.replyCount + (isWritten ? fresh.length : 0)
      return { ...item, replies, replyCount: Math.max(replies.length, counted) }
    }),
  )
}

/** The number on the e-portfolio follows what is said and deleted here. */
export function countSaid(queryClient: QueryClient, id: string, by: number) {
  changeShown(queryClient, id, ({ discussionCount }) => ({ discussionCount: Math.max(0, discussionCount + by) }))
}

function withoutReply(discussion: Discussion, replyId: string): Discussion {
  const replies = discussion.replies.filter((reply) => reply.id !== replyId)
  return { ...discussion, replies, replyCount: Math.max(0, discussion.replyCount - 1) }
}
