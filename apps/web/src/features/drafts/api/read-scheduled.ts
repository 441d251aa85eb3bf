import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const scheduledPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'scheduled', id],
    queryFn: ({ signal }) => call('GET /api/v2/newfile/scheduled-posts/:id', { params: { id }, signal }),
    staleTime: 0,
  })
