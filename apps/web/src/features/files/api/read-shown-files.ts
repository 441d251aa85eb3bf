import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Files by id, for the viewer: mine, and what I may see. */
export const shownFilesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['files', 'shown', ids],
    queryFn: ({ signal }) => call('GET /api/v2/files/shown', { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  })
