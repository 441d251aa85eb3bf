import { anchoredComment } from '@learntrail/contract/comments/anchor'
import type { InfiniteData, InfiniteQueryObserverResult, QueryClient } from '@tanstack/react-query'
import { readAllReplies } from './change-comment.ts'
import type { Comment, Commented, Page } from './commented.ts'
import { addReplies } from './comments-cache.ts'
import { drawnComment } from './drawn-comment.ts'

export type Reached = InfiniteQueryObserverResult<InfiniteData<Page<Comment>>>

/**
 * Loads pages and unfolds replies until the comment named by `hash` is rendered, then scrolls to and focuses it. Does
 * nothing if the comment is gone.
 */
export async function seekComment(
  queryClient: QueryClient,
  on: Commented,
  reached: Reached,
  hash: string,
): Promise<void> {
  const place = anchoredComment(hash)
  if (place === null) return
  const find = ({ data }: Reached) => data?.pages.flatMap(({ items }) => items).find(({ id }) => id === place.threadId)
  let query = reached
  while (find(query) === undefined && query.hasNextPage) query = await query.fetchNextPage()
  const thread = find(query)
  if (thread === undefined) return
  const isFolded = place.id !== thread.id && !thread.replies.some(({ id }) => id === place.id)
  if (isFolded) addReplies(queryClient, on, thread.id, await readAllReplies(on, thread.id))
  const said = await drawnComment(place.id)
  said?.scrollIntoView({ block: 'center' })
  said?.focus({ preventScroll: true })
}
