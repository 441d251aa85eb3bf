import type { Post, PostPage } from '@learntrail/contract/posts/posts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { myTagsQuery } from '../../tags/index.ts'
import { collectionKey } from './list-collected-posts.ts'
import { monthsKey } from './list-post-months.ts'
import { postListsKey } from './list-posts.ts'
import { postQuery } from './read-post.ts'

type Pages = InfiniteData<PostPage, string | null>

/** Changes a record wherever it is cached: alone, in every list and in the collection. */
export function changeInCache(queryClient: QueryClient, id: string, change: (post: Post) => Post) {
  queryClient.setQueryData<Post>(postQuery(id).queryKey, (post) => post && change(post))
  queryClient.setQueriesData<Pages>({ queryKey: postListsKey }, (data) =>
    changePages(data, (items) => items.map((post) => (post.id === id ? change(post) : post))),
  )
  queryClient.setQueriesData<{ items: Post[]; hasMore: boolean }>(
    { queryKey: collectionKey },
    (data) => data && { ...data, items: data.items.map((post) => (post.id === id ? change(post) : post)) },
  )
}

/** Refetches all lists, as a new record's place in them is unknown. */
export function refreshLists(queryClient: QueryClient, ownerId: string) {
  queryClient.removeQueries({ queryKey: postListsKey, type: 'inactive' })
  queryClient.invalidateQueries({ queryKey: postListsKey })
  queryClient.invalidateQueries({ queryKey: monthsKey })
  queryClient.invalidateQueries({ queryKey: collectionKey })
  queryClient.invalidateQueries({ queryKey: ['people', ownerId, 'resource-stats'] })
  queryClient.invalidateQueries({ queryKey: myTagsQuery.queryKey })
}

/** Refetches shown records after a change of own tags. */
export function refreshTagged(queryClient: QueryClient) {
  queryClient.invalidateQueries({ queryKey: postListsKey })
  queryClient.invalidateQueries({ queryKey: ['posts', 'one'] })
}

/** Removes a deleted record. Its own page, about to be left, does not refetch it. */
export function removeFromCache(queryClient: QueryClient, { id, owner }: Pick<Post, 'id' | 'owner'>) {
  const { queryKey } = postQuery(id)
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  queryClient.setQueriesData<Pages>({ queryKey: postListsKey }, (data) =>
    changePages(data, (items) => items.filter((post) => post.id !== id)),
  )
  refreshLists(queryClient, owner.id)
}

function changePages(data: Pages | undefined, change: (items: Post[]) => Post[]): Pages | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
}
