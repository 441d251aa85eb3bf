import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** People I may know. Read once a visit: whoever was asked stays in sight, with what came of it. */
export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: ({ signal }) => call('GET /api/v2/users/current/suggestions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
