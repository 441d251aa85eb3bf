import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A person's counts, as far as I may see them; my own also as a viewer in relation `as` sees them. */
export const resourceStatsQuery = (id: string, as?: Viewer) =>
  queryOptions({
    queryKey: ['people', id, 'resource-stats', ...(as ? [as] : [])],
    queryFn: ({ signal }) => call('GET /api/v2/users/:id/resource-stats', { params: { id }, query: { as }, signal }),
    staleTime: 60_000,
  })
