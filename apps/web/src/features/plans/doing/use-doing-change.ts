import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { planListsKey } from '../api/plans.ts'
import { executionsKey, keepExecution } from './api/executions.ts'

/** A press that changes how a plan is done: its answer is what is shown, and a failure is said. */
export function useDoingChange<Input>(change: (input: Input) => Promise<Execution>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(execution) {
      keepExecution(queryClient, execution)
      // Stages stand on cards.
      void queryClient.invalidateQueries({ queryKey: planListsKey })
    },
    onError(error) {
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
      // What was refused may be another by now.
      void queryClient.invalidateQueries({ queryKey: executionsKey })
    },
  })
}
