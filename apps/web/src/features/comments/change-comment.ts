import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { usePressed } from '../../ui/feedback/use-pressed.ts'
import { type Comment, type Commented, isReply, type Place, type Reply } from './commented.ts'
import { changeWritten, removeWritten } from './comments-cache.ts'

const warn = (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })

export function useEditComment(on: Commented, place: Place) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => on.calls.edit(place, content),
    onSuccess: ({ content, editedAt }) => changeWritten(queryClient, on, place, () => ({ content, editedAt })),
  })
}

/** Deletes a comment with its replies, or a reply. */
export function useDeleteComment(on: Commented, place: Place, written: Comment | Reply) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => on.calls.remove(place),
    onSuccess: () => {
      removeWritten(queryClient, on, place)
      on.onCount(isReply(place) || !('replyCount' in written) ? -1 : -1 - written.replyCount)
    },
    onError: warn,
  })
}

export function useLikeComment(on: Commented, place: Place) {
  const queryClient = useQueryClient()
  return usePressed({
    key: ['comments', place.id, 'like'],
    send: (isLiked) => on.calls.like(place, isLiked),
    show: (isLiked) =>
      changeWritten(queryClient, on, place, (shown) =>
        shown.isLiked === isLiked ? {} : { isLiked, likeCount: Math.max(0, shown.likeCount + (isLiked ? 1 : -1)) },
      ),
  })
}

/** Returns all replies to a comment, page by page. */
export async function readAllReplies({ calls }: Commented, commentId: string): Promise<Reply[]> {
  const replies: Reply[] = []
  let cursor: string | undefined
  do {
    const page = await calls.listReplies(commentId, cursor)
    replies.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return replies
}
