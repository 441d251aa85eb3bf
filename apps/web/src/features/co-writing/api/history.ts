import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './shared-key.ts'

/** Stretches of writing and their authors, latest first. */
export const sharedHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...sharedKey, 'history', id] as const,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: { next: number | null }) => next,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/portfolios/shared/:id/history', {
        params: { id },
        query: { before: pageParam ?? undefined },
        signal,
      }),
    staleTime: 0,
  })

/** The record as it was after change `to`, and what was added and removed since before `from`. */
export const sharedVersionQuery = (id: string, { from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [...sharedKey, 'version', id, to, from] as const,
    queryFn: ({ signal }) =>
      call('GET /api/v2/portfolios/shared/:id/history/:number', {
        params: { id, number: to },
        query: { from },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const restoreShared = (id: string, number: number) =>
  call('POST /api/v2/portfolios/shared/:id/history/restore', { params: { id }, body: { number } })
