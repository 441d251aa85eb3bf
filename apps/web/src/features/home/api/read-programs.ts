import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Reads which programs for converting files the server has found. */
export const programsQuery = queryOptions({
  queryKey: ['server-programs'],
  queryFn: ({ signal }) => call('GET /api/v2/file/programs', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
