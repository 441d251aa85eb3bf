import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The first of each category that has something, in the order in which they are looked at. */
export const allQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'all', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/search/all', { query: { keyword }, signal }),
    staleTime: 0,
  })
