import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Channel, isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import type { Comment, Page } from './commented.ts'

type Pages = InfiniteData<Page<Comment>, string | null>

/** Channels of the things commented on on this screen, one for each. */
function channelsHere(queryClient: QueryClient): Channel[] {
  const shown = queryClient.getQueryCache().findAll({ queryKey: ['comments'], type: 'active' })
  return shown.flatMap(({ queryKey: [, of, id] }) =>
    typeof of === 'string' && typeof id === 'string' ? [{ of, id }] : [],
  )
}

const onLive: OnLive = (queryClient, heard) => {
  const { channel } = heard
  if (channel === null || !isOf(heard, 'updateComments')) return
  const isHere = ({ queryKey: [, , id] }: { queryKey: readonly unknown[] }) => id === channel
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: ['comments'], predicate: isHere })) {
    const before = queryClient.getQueryData<Pages>(queryKey)
    void queryClient.invalidateQueries({ queryKey }).then(() => {
      if (before !== undefined) queryClient.setQueryData<Pages>(queryKey, (now) => now && withUnfolded(now, before))
    })
  }
}

/** Keeps unfolded replies after a refetch, unless there are more than `replyCount`, as one of them may be gone then. */
export function withUnfolded(now: Pages, before: Pages): Pages {
  const known = new Map(before.pages.flatMap(({ items }) => items).map((comment) => [comment.id, comment.replies]))
  const unfold = (comment: Comment): Comment => {
    const fresh = new Set(comment.replies.map(({ id }) => id))
    const unfolded = (known.get(comment.id) ?? []).filter(({ id }) => !fresh.has(id))
    const replies = [...comment.replies, ...unfolded].sort((a, b) => (a.id < b.id ? -1 : 1))
    return unfolded.length > 0 && replies.length <= comment.replyCount ? { ...comment, replies } : comment
  }
  return { ...now, pages: now.pages.map((page) => ({ ...page, items: page.items.map(unfold) })) }
}

export const commentsLive: LivePart = { onLive, channelsHere }
