import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { ePortfolioQuery } from './read-eportfolio.ts'

type Change = InputOf<'PATCH /api/v2/ePortfolio/:id'>['body']

export function useChangeEPortfolio(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // In sequence, so that after quick presses the last change wins.
    scope: { id: `eportfolio-${id}` },
    mutationFn: (change: Change) => call('PATCH /api/v2/ePortfolio/:id', { params: { id }, body: change }),
    onSuccess: (ePortfolio) => {
      queryClient.setQueryData(ePortfolioQuery(id).queryKey, ePortfolio)
      // Lists show its title and tags, and may gain or lose it.
      void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'mine'] })
      void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'exhibition'] })
    },
  })
}

/** Changes the cached e-portfolio. */
export function changeShown(queryClient: QueryClient, id: string, change: (shown: EPortfolio) => Partial<EPortfolio>) {
  queryClient.setQueryData(ePortfolioQuery(id).queryKey, (shown) => shown && { ...shown, ...change(shown) })
}
