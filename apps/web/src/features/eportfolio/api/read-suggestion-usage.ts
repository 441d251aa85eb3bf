import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const suggestionUsageQuery = queryOptions({
  queryKey: ['eportfolio', 'suggestion-usage'],
  queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/summary/suggestions/generate/usage', { signal }),
  staleTime: 0,
})
