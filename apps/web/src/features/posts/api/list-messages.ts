import type { Comment as Message } from '@learntrail/contract/comments/comments'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

interface MessagePage {
  items: Message[]
  nextCursor: string | null
}

const messagesKey = (postId: string) => ['posts', 'messages', postId] as const

export const messagesQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: messagesKey(postId),
    queryFn: ({ pageParam, signal }): Promise<MessagePage> =>
      call('GET /api/v2/messages', {
        query: { targetType: 'portfolio', targetId: postId, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })

/** Changes the comments that are on the screen. */
export function changeMessages(queryClient: QueryClient, postId: string, change: (items: Message[]) => Message[]) {
  queryClient.setQueryData<InfiniteData<MessagePage, string | null>>(
    messagesKey(postId),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}

/** A new comment stands at the end; when the end is not loaded yet it comes with its page. */
export function appendMessage(queryClient: QueryClient, postId: string, message: Message) {
  queryClient.setQueryData<InfiniteData<MessagePage, string | null>>(messagesKey(postId), (data) => {
    const last = data?.pages.at(-1)
    if (!data || !last || last.nextCursor !== null || last.items.some(({ id }) => id === message.id)) return data
    return { ...data, pages: [...data.pages.slice(0, -1), { ...last, items: [...last.items, message] }] }
  })
}
