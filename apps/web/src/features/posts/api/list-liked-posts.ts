import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { postListsKey } from './list-posts.ts'

/** Records I like; its key lies among the lists of records, so that a like updates all of them. */
export const likedPostsQuery = infiniteQueryOptions({
  queryKey: [...postListsKey, 'liked'] as const,
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/portfolios/current/likes', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})
