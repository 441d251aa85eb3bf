import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { ePortfolioQuery } from './read-eportfolio.ts'

/** Deletes an earlier version. */
export function useRemoveVersion(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (number: number) => call('DELETE /api/v2/ePortfolio/:id/versions/:number', { params: { id, number } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ePortfolioQuery(id).queryKey }),
  })
}
