import type { Post } from '@learntrail/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { usePressed } from '../../../ui/feedback/use-pressed.ts'
import { collectionKey } from './list-collected-posts.ts'
import { changeInCache } from './posts-cache.ts'
import { uncollectPost } from './uncollect-post.ts'

const collectPost = (personId: string, portfolioId: string) =>
  call('POST /api/v2/users/:id/collections/portfolios', {
    params: { id: personId },
    body: { portfolioId },
    keepalive: true,
  })

export function useCollectPost({ id }: Pick<Post, 'id'>, personId: string) {
  const queryClient = useQueryClient()
  return usePressed({
    key: ['posts', id, 'collect'],
    async send(isCollected) {
      await (isCollected ? collectPost : uncollectPost)(personId, id)
    },
    show: (isCollected) => changeInCache(queryClient, id, (shown) => ({ ...shown, isCollected })),
    // A record just removed stays in the shown collection until the next visit, so that a slip can be undone in place.
    // A record added is fetched at once, as the collection may already be on the screen.
    onSaved: (_, { isOn }) =>
      queryClient.invalidateQueries({ queryKey: collectionKey, refetchType: isOn ? 'active' : 'none' }),
  })
}
