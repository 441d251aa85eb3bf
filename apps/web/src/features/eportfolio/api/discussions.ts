import type { Discussion, DiscussionReply } from '@learntrail/contract/eportfolio/discussions'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

interface DiscussionPage {
  items: Discussion[]
  nextCursor: string | null
}

export interface Saying {
  clientId: string
  content: string
}

const key = (id: string) => ['eportfolio', 'discussions', id] as const

export const discussionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: key(id),
    queryFn: ({ pageParam, signal }): Promise<DiscussionPage> =>
      call('GET /api/v2/ePortfolio/:id/discussions', {
        params: { id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })

export const writeDiscussion = (id: string, body: Saying) =>
  call('POST /api/v2/ePortfolio/:id/discussions', { params: { id }, body })

export const writeReply = (id: string, discussionId: string, body: Saying) =>
  call('POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies', { params: { id, discussionId }, body })

export const editDiscussion = (id: string, discussionId: string, content: string) =>
  call('PATCH /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId }, body: { content } })

export const deleteDiscussion = (id: string, discussionId: string) =>
  call('DELETE /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId } })

/** All replies to one of them. */
export async function readReplies(id: string, parent: string): Promise<DiscussionReply[]> {
  const replies: DiscussionReply[] = []
  let cursor: string | undefined
  do {
    const page = await call('GET /api/v2/ePortfolio/:id/discussions', { params: { id }, query: { parent, cursor } })
    for (const { replies: _, replyCount: __, ...reply } of page.items) replies.push({ ...reply, discussionId: parent })
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return replies
}

/** Changes the discussion that is on the screen. */
export function changeDiscussions(
  queryClient: QueryClient,
  id: string,
  change: (items: Discussion[]) => Discussion[],
): void {
  queryClient.setQueryData<InfiniteData<DiscussionPage, string | null>>(
    key(id),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}

/** What is new stands at the end; when the end is not loaded yet it comes with its page. */
export function appendDiscussion(queryClient: QueryClient, id: string, discussion: Discussion): void {
  queryClient.setQueryData<InfiniteData<DiscussionPage, string | null>>(key(id), (data) => {
    const last = data?.pages.at(-1)
    if (!data || !last || last.nextCursor !== null || last.items.some((one) => one.id === discussion.id)) return data
    return { ...data, pages: [...data.pages.slice(0, -1), { ...last, items: [...last.items, discussion] }] }
  })
}
