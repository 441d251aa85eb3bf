import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const slotsQuery = queryOptions({
  queryKey: ['posts', 'slots'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/slots', { signal }),
  staleTime: 60_000,
})
