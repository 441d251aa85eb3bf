import { anchoredComment } from '@learntrail/contract/comments/anchor'
import type { InfiniteData, InfiniteQueryObserverResult, QueryClient } from '@tanstack/react-query'
import { readAllReplies } from './change-comment.ts'
import type { Comment, Commented, Page } from './commented.ts'
import { addReplies } from './comments-cache.ts'

export type Reached = InfiniteQueryObserverResult<InfiniteData<Page<Comment>>>

const mostFrames = 30

/** Loads and unfolds until the comment of the address stands on the screen, and goes there. One that is gone is left alone. */
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
  const said = await drawn(`said-${place.id}`)
  said?.scrollIntoView({ block: 'center' })
  said?.focus({ preventScroll: true })
}

async function drawn(id: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const element = document.getElementById(id)
    if (element) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return null
}
