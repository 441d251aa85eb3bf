import type { Post } from '@learntrail/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { usePressed } from '../../../ui/feedback/use-pressed.ts'
import { withLike } from './likes.ts'
import { changeInCache } from './posts-cache.ts'
import { unlikePost } from './unlike-post.ts'

const likePost = (id: string) => call('PUT /api/v2/portfolios/:id/like', { params: { id }, keepalive: true })

export function useLikePost({ id }: Pick<Post, 'id'>) {
  const queryClient = useQueryClient()
  return usePressed({
    key: ['posts', id, 'like'],
    send: (isLiked) => (isLiked ? likePost : unlikePost)(id),
    show: (isLiked) => changeInCache(queryClient, id, (shown) => withLike(shown, isLiked)),
    onSaved(likes, { isLast }) {
      if (!isLast) return
      changeInCache(queryClient, id, (shown) => ({ ...shown, ...likes }))
      queryClient.invalidateQueries({ queryKey: ['likes', 'post', id] })
    },
  })
}
