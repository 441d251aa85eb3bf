import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Tags I used last, my own tags with how often, and suggestions. */
export const myTagsQuery = queryOptions({
  queryKey: ['posts', 'tags'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/current/tags', { signal }),
  staleTime: 60_000,
})
