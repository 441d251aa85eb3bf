import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const versionsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['posts', 'versions', postId],
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/:id/versions', { params: { id: postId }, signal }),
    staleTime: 0,
  })
