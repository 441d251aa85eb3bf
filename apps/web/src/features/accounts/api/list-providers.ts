import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The providers this service has switched on; they do not change while a page is open. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call('GET /api/v2/sessions/providers', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
