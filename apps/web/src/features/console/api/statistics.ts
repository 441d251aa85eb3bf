import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const statisticsQuery = queryOptions({
  queryKey: ['console', 'statistics'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/statistics', { signal }),
})
