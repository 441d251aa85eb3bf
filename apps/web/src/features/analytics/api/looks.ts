import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { guardianKey } from '../../guardians/index.ts'

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** Who looked at my figures by name. */
export const figureLooksQuery = infiniteQueryOptions({
  queryKey: ['analytics', 'looks'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/school-analytics/looks', { query: { cursor: pageParam ?? undefined }, signal }),
  ...paged,
})

/** Who looked at my child's figures by name. */
export const looksAtChildQuery = (childId: string) =>
  infiniteQueryOptions({
    queryKey: [...guardianKey, 'figure-looks', childId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/guardian/children/:childId/figure-looks', {
        params: { childId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    ...paged,
    staleTime: 0,
  })
