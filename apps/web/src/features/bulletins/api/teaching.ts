import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { bulletinsKey } from './bulletins.ts'

/** Bulletins my classes have yet to sign, and bulletins of my schools' groups. */
export const teachingBulletinsQuery = queryOptions({
  queryKey: [...bulletinsKey, 'teaching'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/bulletins', { signal }),
  staleTime: 0,
})
