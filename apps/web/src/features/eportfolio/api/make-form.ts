import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { myEPortfoliosKey } from './list-my-eportfolios.ts'
import { ePortfolioQuery } from './read-eportfolio.ts'

/** Requests another form of an e-portfolio, or retries a failed one. */
export function useMakeForm() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; type: FormType; version: number }) =>
      call('POST /api/v2/ePortfolio/:id/forms', { params: { id }, body }),
    onSuccess: (ePortfolio) => queryClient.setQueryData(ePortfolioQuery(ePortfolio.id).queryKey, ePortfolio),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myEPortfoliosKey }),
  })
}
