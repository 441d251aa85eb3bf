import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Drafts of records. The key of bulletin drafts begins with this one, so invalidating it refetches both. */
export const draftsQuery = queryOptions({
  queryKey: ['posts', 'drafts'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/drafts', { query: { isBulletin: 'false' }, signal }),
  staleTime: 0,
})

export const bulletinDraftsQuery = queryOptions({
  queryKey: [...draftsQuery.queryKey, 'bulletins'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/drafts', { query: { isBulletin: 'true' }, signal }),
  staleTime: 0,
})
