import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './shared-key.ts'

/** Edits from before shared records were documents, with their authors. */
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
