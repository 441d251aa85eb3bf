import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './shared-key.ts'

export const sharedListKey = [...sharedKey, 'list'] as const

export const sharedListQuery = infiniteQueryOptions({
  queryKey: sharedListKey,
  queryFn: ({ signal, pageParam }) =>
    call('GET /api/v2/portfolios/shared', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
})
