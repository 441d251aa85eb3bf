import type { Written } from '@learntrail/contract/comments/written'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { type Comment, type Commented, isReply, type Page, type Place, type Reply } from './commented.ts'

/** The part of `Commented` that names its comments in the query cache. */
type Thing = Pick<Commented, 'type' | 'id' | 'list' | 'isNewestFirst'>
type Pages = InfiniteData<Page<Comment>, string | null>

const keyOf = ({ type, id, list }: Thing) => ['comments', type, id, ...(list === undefined ? [] : [list])] as const

export const commentsQuery = (on: Thing & Pick<Commented, 'calls'>) =>
  infiniteQueryOptions({
    queryKey: keyOf(on),
    queryFn: ({ pageParam, signal }) => on.calls.list(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })

/** Adds a new comment at the end, or first. If the last page is not loaded yet, the comment comes with it. */
export function addComment(queryClient: QueryClient, on: Thing, comment: Comment) {
  queryClient.setQueryData<Pages>(keyOf(on), (data) => {
    if (on.isNewestFirst) return data && withFirst(data, comment)
    const last = data?.pages.at(-1)
    if (!data || !last || last.nextCursor !== null || last.items.some(({ id }) => id === comment.id)) return data
    return { ...data, pages: [...data.pages.slice(0, -1), { ...last, items: [...last.items, comment] }] }
  })
}

function withFirst(data: Pages, comment: Comment): Pages {
  const [first, ...rest] = data.pages
  if (!first || data.pages.some(({ items }) => items.some(({ id }) => id === comment.id))) return data
  return { ...data, pages: [{ ...first, items: [comment, ...first.items] }, ...rest] }
}

/** Changes a comment or reply in the cache. */
export function changeWritten(
  queryClient: QueryClient,
  on: Thing,
  place: Place,
  change: (written: Written) => Partial<Written>,
) {
  const apply = <W extends Written>(one: W): W => (one.id === place.id ? { ...one, ...change(one) } : one)
  changeComments(queryClient, on, (items) =>
    items.map((item) => (isReply(place) ? { ...item, replies: item.replies.map(apply) } : apply(item))),
  )
}

export function removeWritten(queryClient: QueryClient, on: Thing, place: Place) {
  changeComments(queryClient, on, (items) =>
    isReply(place)
      ? items.map((item) => (item.id === place.commentId ? withoutReply(item, place.id) : item))
      : items.filter(({ id }) => id !== place.id),
  )
}

/** Adds replies to their comment, without duplicates. `replyCount` only grows for newly written ones. */
export function addReplies(
  queryClient: QueryClient,
  on: Thing,
  commentId: string,
  added: readonly Reply[],
  isWritten = false,
) {
  changeComments(queryClient, on, (items) =>
    items.map((item) => {
      if (item.id !== commentId) return item
      const known = new Set(item.replies.map(({ id }) => id))
      const fresh = added.filter(({ id }) => !known.has(id))
      const replies = [...item.replies, ...fresh].sort((a, b) => (a.id < b.id ? -1 : 1))
      return {
        ...item,
        replies,
        replyCount: Math.max(replies.length, item.replyCount + (isWritten ? fresh.length : 0)),
      }
    }),
  )
}

function changeComments(queryClient: QueryClient, on: Thing, change: (items: Comment[]) => Comment[]) {
  queryClient.setQueryData<Pages>(
    keyOf(on),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}

function withoutReply(comment: Comment, id: string): Comment {
  const replies = comment.replies.filter((reply) => reply.id !== id)
  return { ...comment, replies, replyCount: Math.max(0, comment.replyCount - 1) }
}
