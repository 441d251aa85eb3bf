import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Reads the pupils of the person's classes who have done nothing there for two weeks. */
export const silentPupilsQuery = queryOptions({
  queryKey: ['groupAnalysis', 'silent'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/silent-pupils', { signal }),
  staleTime: 60_000,
})
