import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Of somebody, as far as I may see; mine also as somebody sees them who stands so to me. */
export const resourceStatsQuery = (id: string, as?: Viewer) =>
  queryOptions({
    queryKey: ['people', id, 'resource-stats', ...(as ? [as] : [])],
    queryFn: ({ signal }) => call('GET /api/v2/users/:id/resource-stats', { params: { id }, query: { as }, signal }),
    staleTime: 60_000,
  })
