import type { Post } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { withLike } from './likes.ts'
import { changeInCache } from './posts-cache.ts'
import { unlikePost } from './unlike-post.ts'

const likePost = (id: string) => call('PUT /api/v2/portfolios/:id/like', { params: { id }, keepalive: true })

/** Shows the change at once and reverts it if the server refuses. */
export function useLikePost(post: Pick<Post, 'id'>) {
  const queryClient = useQueryClient()
  const show = (isLiked: boolean) => changeInCache(queryClient, post.id, (shown) => withLike(shown, isLiked))
  return useMutation({
    mutationKey: ['posts', post.id, 'like'],
    // Sequential, so that after quick presses the last one wins.
    scope: { id: `like-${post.id}` },
    mutationFn: (isLiked: boolean) => (isLiked ? likePost : unlikePost)(post.id),
    onMutate: show,
    onSuccess: (likes) => {
      // Only the last answer counts: earlier ones are older than what the screen shows.
      if (queryClient.isMutating({ mutationKey: ['posts', post.id, 'like'] }) > 1) return
      changeInCache(queryClient, post.id, (shown) => ({ ...shown, ...likes }))
      queryClient.invalidateQueries({ queryKey: ['likes', 'post', post.id] })
    },
    onError: (error, isLiked) => {
      show(!isLiked)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
  })
}
