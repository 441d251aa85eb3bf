import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Suggestions while typing. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/search/suggestions', { query: { keyword }, signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
