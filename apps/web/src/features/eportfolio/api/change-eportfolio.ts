import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { ePortfolioQuery } from './read-eportfolio.ts'

type Change = InputOf<'PATCH /api/v2/ePortfolio/:id'>['body']

export function useChangeEPortfolio(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that quick presses end as the last one meant.
    scope: { id: `eportfolio-${id}` },
    mutationFn: (change: Change) => call('PATCH /api/v2/ePortfolio/:id', { params: { id }, body: change }),
    onSuccess: (ePortfolio) => {
      queryClient.setQueryData(ePortfolioQuery(id).queryKey, ePortfolio)
      // Lists show its title, its tags, and whether it is there at all.
      void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'mine'] })
      void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'exhibition'] })
    },
  })
}

/** Changes what is on the screen of one e-portfolio. */
export function changeShown(queryClient: QueryClient, id: string, change: (shown: EPortfolio) => Partial<EPortfolio>) {
  queryClient.setQueryData(ePortfolioQuery(id).queryKey, (shown) => shown && { ...shown, ...change(shown) })
}
