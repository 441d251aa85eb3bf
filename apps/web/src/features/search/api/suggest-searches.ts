import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** While a word is typed. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/search/suggestions', { query: { keyword }, signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
