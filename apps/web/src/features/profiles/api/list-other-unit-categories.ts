import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const industriesQuery = queryOptions({
  queryKey: ['organization', 'industries'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/otherUnitCategory', { signal }),
  ...lasting,
})
