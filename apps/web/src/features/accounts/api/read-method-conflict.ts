import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const methodConflictQuery = queryOptions({
  queryKey: ['method-conflict'],
  queryFn: ({ signal }) => call('GET /api/v2/sessions/method', { signal }),
  staleTime: 0,
})
