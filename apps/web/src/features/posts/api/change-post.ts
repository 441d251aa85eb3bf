import type { Post, Privacy } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { changeInCache, refreshLists } from './posts-cache.ts'

interface Change {
  privacy?: Privacy
  groupIds?: string[]
  isPinned?: boolean
}

/** Changes who sees a record, or whether it is pinned to the owner's trail. */
export function useChangePost({ id, owner }: Pick<Post, 'id' | 'owner'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => call('PATCH /api/v2/portfolios/:id', { params: { id }, body: change }),
    onSuccess: (post) => {
      changeInCache(queryClient, id, () => post)
      refreshLists(queryClient, owner.id)
    },
  })
}
