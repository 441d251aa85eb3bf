import type { Post } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isProblem } from '../../../api/problem.ts'
import { removeFromCache } from './posts-cache.ts'

export function useDeletePost(post: Pick<Post, 'id' | 'owner'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call('DELETE /api/v2/portfolios/:id', { params: { id: post.id } }).catch((error: unknown) => {
        // Already deleted in another window, which is the result asked for.
        if (!isProblem(error, 'POST_NOT_FOUND')) throw error
      })
    },
    onSuccess: () => removeFromCache(queryClient, post),
  })
}
