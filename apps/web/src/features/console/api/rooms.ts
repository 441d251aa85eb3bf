import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const roomsQuery = queryOptions({
  queryKey: ['console', 'rooms'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/rooms', { signal }),
  staleTime: 30_000,
})
