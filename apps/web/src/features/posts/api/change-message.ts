import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { Comment } from '../comments/comment.ts'
import { changeComment, removeComment } from '../comments/comments-cache.ts'
import { withLike } from './likes.ts'

export function useEditComment(postId: string, comment: Comment) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (content: string) => {
      const body = { id: comment.id, content }
      const { content: kept, editedAt } =
        comment.kind === 'message'
          ? await call('POST /api/v2/messages/editmessage', { body })
          : await call('POST /api/v2/replies/editreply', { body })
      return { content: kept, editedAt }
    },
    onSuccess: (written) => changeComment(queryClient, postId, comment, (shown) => ({ ...shown, ...written })),
  })
}

export function useDeleteComment(postId: string, comment: Comment) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      comment.kind === 'message'
        ? call('DELETE /api/v2/messages/:id', { params: { id: comment.id } })
        : call('DELETE /api/v2/replies/:id', { params: { id: comment.id } }),
    onSuccess: () => removeComment(queryClient, postId, comment),
  })
}

export function useLikeComment(postId: string, comment: Comment) {
  const queryClient = useQueryClient()
  const show = (isLiked: boolean) => changeComment(queryClient, postId, comment, (shown) => withLike(shown, isLiked))
  return useMutation({
    scope: { id: `like-${comment.id}` },
    mutationFn: (isLiked: boolean) => {
      const body = { id: comment.id, isLiked }
      return comment.kind === 'message'
        ? call('POST /api/v2/messages/updatemessagelikenumber', { body })
        : call('POST /api/v2/replies/updatereplylikenumber', { body })
    },
    onMutate: show,
    onError: (error, isLiked) => {
      show(!isLiked)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
  })
}
