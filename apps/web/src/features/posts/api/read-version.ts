import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const versionQuery = (postId: string, versionId: string) =>
  queryOptions({
    queryKey: ['posts', 'versions', postId, versionId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/portfolios/:id/versions/:versionId', { params: { id: postId, versionId }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
