import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const scheduledQuery = queryOptions({
  queryKey: ['posts', 'scheduled'],
  queryFn: ({ signal }) => call('GET /api/v2/newfile/scheduled-posts', { signal }),
  staleTime: 0,
})
