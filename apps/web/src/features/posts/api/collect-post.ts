import type { Post } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { collectionKey } from './list-collected-posts.ts'
import { changeInCache } from './posts-cache.ts'
import { uncollectPost } from './uncollect-post.ts'

const collectPost = (personId: string, portfolioId: string) =>
  call('POST /api/v2/users/:id/collections/portfolios', {
    params: { id: personId },
    body: { portfolioId },
    keepalive: true,
  })

/** Shows the change at once and reverts it if the server refuses. */
export function useCollectPost(post: Pick<Post, 'id'>, personId: string) {
  const queryClient = useQueryClient()
  const show = (isCollected: boolean) => changeInCache(queryClient, post.id, (shown) => ({ ...shown, isCollected }))
  return useMutation({
    scope: { id: `collect-${post.id}` },
    mutationFn: async (isCollected: boolean) => {
      await (isCollected ? collectPost : uncollectPost)(personId, post.id)
    },
    onMutate: show,
    // A record just removed stays in the shown collection until the next visit, so that a slip can be undone in place.
    // A record added is fetched at once, as the collection may already be on the screen.
    onSuccess: (_, isCollected) =>
      queryClient.invalidateQueries({ queryKey: collectionKey, refetchType: isCollected ? 'active' : 'none' }),
    onError: (error, isCollected) => {
      show(!isCollected)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
  })
}
