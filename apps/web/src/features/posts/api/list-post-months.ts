import type { PostFilters } from '@learntrail/contract/posts/filters'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const monthsKey = ['posts', 'months'] as const

/** The number of my filtered records in each month. */
export const myMonthsQuery = (filters: PostFilters) =>
  queryOptions({
    queryKey: [...monthsKey, filters] as const,
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/months', { query: filters, signal }),
    staleTime: 30_000,
  })
