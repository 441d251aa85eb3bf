import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** People who joined through my links, newest first. */
export const arrivalsQuery = infiniteQueryOptions({
  queryKey: ['people', 'arrivals'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/invitation/arrivals', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
})
