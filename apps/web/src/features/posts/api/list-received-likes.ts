import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Likes on my records. */
export const receivedLikesQuery = infiniteQueryOptions({
  queryKey: ['likes', 'received'] as const,
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/portfolios/current/received-likes', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})
