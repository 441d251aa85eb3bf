import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const jobsQuery = queryOptions({
  queryKey: ['organization', 'jobs'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/jobCategory', { signal }),
  ...lasting,
})
