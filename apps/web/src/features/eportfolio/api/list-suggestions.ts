import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'suggestions', id],
    queryFn: ({ signal }) =>
      call('GET /api/v2/ePortfolio/:id/summary/suggestions/generate/history', { params: { id }, signal }),
    staleTime: 0,
  })
