import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('GET /api/v2/users/preferences', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
