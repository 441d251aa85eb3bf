import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { myEPortfoliosKey } from './list-my-eportfolios.ts'
import { ePortfolioQuery } from './read-eportfolio.ts'

/** Identifies a form of a version. */
interface FormKey {
  id: string
  version: number
  type: FormType
}

/**
 * Cancels a form that waits or is being made. The server refuses with `EXPORT_MADE` what is done already, and a toast
 * says so.
 */
export function useCancelExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, type }: FormKey) => {
      try {
        const params = { id, number: version, type }
        await call('DELETE /api/v2/ePortfolio/:id/versions/:number/forms/:type', { params })
      } catch (error) {
        // Already cancelled, in another window or by an earlier press whose answer was lost.
        if (!isProblem(error, 'EPORTFOLIO_NOT_FOUND')) throw error
      }
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: (_answer, _error, { id }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ePortfolioQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: myEPortfoliosKey }),
      ]),
  })
}
