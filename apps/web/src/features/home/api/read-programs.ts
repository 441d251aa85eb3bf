import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The programs of the server that convert files. */
export const programsQuery = queryOptions({
  queryKey: ['server-programs'],
  queryFn: ({ signal }) => call('GET /api/v2/file/programs', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
