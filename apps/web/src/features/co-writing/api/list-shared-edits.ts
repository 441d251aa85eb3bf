import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './shared-key.ts'

/** Who wrote what before records were documents. */
export const sharedEditsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...sharedKey, 'edits', id],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/v2/portfolios/shared/:id/edits', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  })
