import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** My recent tags, my own tags with their counts, and suggestions. */
export const myTagsQuery = queryOptions({
  queryKey: ['posts', 'tags'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/current/tags', { signal }),
  staleTime: 60_000,
})
