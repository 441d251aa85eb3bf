import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** People I may know. Fetched once per visit, so that a person I have asked stays in sight with the outcome. */
export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: ({ signal }) => call('GET /api/v2/users/current/suggestions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
