import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { bulletinsKey } from './bulletins.ts'

/** What my classes have yet to sign, and what my schools told. */
export const teachingBulletinsQuery = queryOptions({
  queryKey: [...bulletinsKey, 'teaching'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/bulletins', { signal }),
  staleTime: 0,
})
