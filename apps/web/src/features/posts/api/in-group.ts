import type { Post, PostGroup } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { changeInCache, refreshLists } from './posts-cache.ts'
import { postQuery } from './read-post.ts'

/** Pins a record to the top of a group, or unpins it. */
export function usePinInGroup({ id, owner }: Pick<Post, 'id' | 'owner'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ group, isPinned }: { group: PostGroup; isPinned: boolean }) =>
      call('PUT /api/v2/portfolios/:id/groups/:groupId/pin', { params: { id, groupId: group.id }, body: { isPinned } }),
    onSuccess: (_, { group, isPinned }) => {
      changeInCache(queryClient, id, (post) => ({
        ...post,
        groups: post.groups.map((one) => (one.id === group.id ? { ...one, isPinned } : one)),
      }))
      refreshLists(queryClient, owner.id)
    },
  })
}

/** Removes a record from a group; people who saw it only there no longer do. */
export function useTakeOutOfGroup({ id, owner }: Pick<Post, 'id' | 'owner'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (group: PostGroup) =>
      call('DELETE /api/v2/portfolios/:id/groups/:groupId', { params: { id, groupId: group.id } }),
    onSuccess: () => {
      refreshLists(queryClient, owner.id)
      void queryClient.invalidateQueries({ queryKey: postQuery(id).queryKey })
    },
  })
}
