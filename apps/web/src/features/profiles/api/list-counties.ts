import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const countiesQuery = queryOptions({
  queryKey: ['organization', 'counties'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/academic/counties', { signal }),
  ...lasting,
})
