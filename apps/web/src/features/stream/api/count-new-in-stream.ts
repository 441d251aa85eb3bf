import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { askEvery } from '../../../live/live-state.ts'

export const newInStreamKey = ['stream', 'new'] as const

/** The number of new entries above a place on the screen, or above what I have seen on any device. */
export const newInStreamQuery = (above?: string) =>
  queryOptions({
    queryKey: [...newInStreamKey, above ?? null],
    queryFn: ({ signal }) => call('GET /api/v2/stream/new', { query: { above }, signal }),
    staleTime: 10_000,
    refetchInterval: () => askEvery(60_000),
  })
