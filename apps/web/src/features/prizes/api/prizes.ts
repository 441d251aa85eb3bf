import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Prefix of all query keys of prizes. */
export const prizesKey = ['prizes'] as const

export const prizesQuery = queryOptions({
  queryKey: [...prizesKey, 'all'],
  queryFn: ({ signal }) => call('GET /api/v2/rewards/prizes', { signal }),
  staleTime: 0,
})

export const prizeQuery = (id: string) =>
  queryOptions({
    queryKey: [...prizesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/rewards/prizes/:id', { params: { id }, signal }),
    staleTime: 0,
  })
