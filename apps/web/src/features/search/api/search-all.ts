import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The first matches of each non-empty category, in the order of display. */
export const allQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'all', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/search/all', { query: { keyword }, signal }),
    staleTime: 0,
  })
