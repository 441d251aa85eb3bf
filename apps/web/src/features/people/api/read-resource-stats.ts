import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const resourceStatsQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id, 'resource-stats'],
    queryFn: ({ signal }) => call('GET /api/v2/users/:id/resource-stats', { params: { id }, signal }),
    staleTime: 60_000,
  })
