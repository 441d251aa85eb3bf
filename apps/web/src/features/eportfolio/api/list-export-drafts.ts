import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const exportDraftsQuery = queryOptions({
  queryKey: ['eportfolio', 'drafts'],
  queryFn: ({ signal }) => call('GET /api/v2/exportDraft', { signal }),
  staleTime: 0,
})
