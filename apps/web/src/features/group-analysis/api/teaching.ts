import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Reads the pupils who have neither written, handed in nor opened a bulletin in the viewer's classes for two weeks. */
export const silentPupilsQuery = queryOptions({
  queryKey: ['groupAnalysis', 'silent'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/silent-pupils', { signal }),
  staleTime: 60_000,
})
