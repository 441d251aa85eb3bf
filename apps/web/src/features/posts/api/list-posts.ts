import type { PostFilters } from '@learntrail/contract/posts/filters'
import type { PostView } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/**
 * A list of records: a view of the trail, one person's that I may see (mine also as others see them), or a group's;
 * narrowed by filters.
 */
export type PostList = (
  | { view: PostView }
  | { owner: string; as?: Viewer | undefined }
  | {
      group: string
      isPinned?: 'true'
      owner?: string | undefined
      publishedFrom?: string | undefined
      publishedTo?: string | undefined
    }
) &
  PostFilters

export const postListsKey = ['posts', 'list'] as const

export const postsQuery = (list: PostList) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, list],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/portfolios', { query: { ...list, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 30_000,
  })
