import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { myEPortfoliosKey } from './list-my-eportfolios.ts'

export function useDeleteEPortfolio() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/ePortfolio/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myEPortfoliosKey }),
  })
}
