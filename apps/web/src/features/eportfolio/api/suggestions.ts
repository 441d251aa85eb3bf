import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'suggestions', id],
    queryFn: ({ signal }) =>
      call('GET /api/v2/ePortfolio/:id/summary/suggestions/generate/history', { params: { id }, signal }),
    staleTime: 0,
  })

export const suggestionUsageQuery = queryOptions({
  queryKey: ['eportfolio', 'suggestion-usage'],
  queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/summary/suggestions/generate/usage', { signal }),
  staleTime: 0,
})

/** Asks for a suggestion; with the same client id again it is the same one. */
export function useSuggestSummary(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (clientId: string) =>
      call('POST /api/v2/ePortfolio/:id/summary/suggestions/generate', { params: { id }, body: { clientId } }),
    onSuccess: ({ suggestion, usage }) => {
      queryClient.setQueryData(suggestionUsageQuery.queryKey, usage)
      queryClient.setQueryData(suggestionsQuery(id).queryKey, (before) => {
        const others = (before?.items ?? []).filter((one) => one.id !== suggestion.id)
        return { items: [suggestion, ...others] }
      })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: suggestionUsageQuery.queryKey }),
  })
}
