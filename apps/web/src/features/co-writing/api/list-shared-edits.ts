import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './list-shared.ts'

export const sharedEditsQuery = (id: string, version: number) =>
  infiniteQueryOptions({
    queryKey: [...sharedKey, 'edits', id, version],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/v2/portfolios/shared/:id/edits', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
