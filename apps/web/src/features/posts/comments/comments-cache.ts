import type { Comment as Message, Reply } from '@learntrail/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { changeMessages } from '../api/list-messages.ts'
import { changeInCache } from '../api/posts-cache.ts'
import type { Comment } from './comment.ts'

/** What a comment and a reply have in common. */
type Written = Pick<Message & Reply, 'content' | 'editedAt' | 'isLiked' | 'likeCount'>

export function changeComment(
  queryClient: QueryClient,
  postId: string,
  comment: Comment,
  change: (written: Written) => Written,
) {
  const apply = <C extends Written & { id: string }>(one: C): C =>
    one.id === comment.id ? { ...one, ...change(one) } : one
  changeMessages(queryClient, postId, (items) =>
    items.map((item) => (comment.kind === 'message' ? apply(item) : { ...item, replies: item.replies.map(apply) })),
  )
}

export function removeComment(queryClient: QueryClient, postId: string, comment: Comment) {
  changeMessages(queryClient, postId, (items) =>
    comment.kind === 'message'
      ? items.filter(({ id }) => id !== comment.id)
      : items.map((item) => (item.id === comment.messageId ? withoutReply(item, comment.id) : item)),
  )
  countMessages(queryClient, postId, comment.kind === 'message' ? -1 - comment.replyCount : -1)
}

/** Replies that were loaded or written stand in their comment; `replyCount` follows what was written. */
export function addReplies(
  queryClient: QueryClient,
  postId: string,
  messageId: string,
  added: Reply[],
  isWritten = false,
) {
  changeMessages(queryClient, postId, (items) =>
    items.map((item) => {
      if (item.id !== messageId) return item
      const known = new Set(item.replies.map(({ id }) => id))
      const fresh = added.filter(({ id }) => !known.has(id))
      const replies = [...item.replies, ...fresh].sort((a, b) => (a.id < b.id ? -1 : 1))
      return {
        ...item,
        replies,
        replyCount: Math.max(replies.length, item.replyCount + (isWritten ? fresh.length : 0)),
      }
    }),
  )
}

/** The number on the record follows what is written and deleted here. */
export function countMessages(queryClient: QueryClient, postId: string, by: number) {
  changeInCache(queryClient, postId, (post) => ({ ...post, messageCount: Math.max(0, post.messageCount + by) }))
}

function withoutReply(message: Message, id: string): Message {
  const replies = message.replies.filter((reply) => reply.id !== id)
  return { ...message, replies, replyCount: Math.max(0, message.replyCount - 1) }
}
