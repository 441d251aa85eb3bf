import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The number of matches in each category. */
export const countsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'counts', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/search/counts', { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
