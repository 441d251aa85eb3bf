import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const draftsQuery = queryOptions({
  queryKey: ['posts', 'drafts'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/drafts', { query: { isBulletin: 'false' }, signal }),
  staleTime: 0,
})
