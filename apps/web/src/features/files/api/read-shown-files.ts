import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const readShownFiles = (ids: readonly string[], signal?: AbortSignal) =>
  call('GET /api/v2/files/shown', { query: { ids: ids.join(',') }, signal })

/** Reads files by id for the viewer: the person's own, and those they may see. */
export const shownFilesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['files', 'shown', ids],
    queryFn: ({ signal }) => readShownFiles(ids, signal),
    enabled: ids.length > 0,
  })
