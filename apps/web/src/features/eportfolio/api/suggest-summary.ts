import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { suggestionsQuery } from './list-suggestions.ts'
import { suggestionUsageQuery } from './read-suggestion-usage.ts'

/** Requests a suggestion. Idempotent: the same client id returns the same one. */
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
