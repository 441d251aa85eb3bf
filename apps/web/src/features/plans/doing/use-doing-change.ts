import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { planListsKey } from '../api/plans.ts'
import { executionsKey, keepExecution } from './api/executions.ts'

/** A mutation of a plan being done: puts its answer on the screen, and shows a failure as a toast. */
export function useDoingChange<Input>(change: (input: Input) => Promise<Execution>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(execution) {
      keepExecution(queryClient, execution)
      // Cards of plans show the stage.
      void queryClient.invalidateQueries({ queryKey: planListsKey })
    },
    onError(error) {
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
      // After a refusal, the state on the screen may be outdated.
      void queryClient.invalidateQueries({ queryKey: executionsKey })
    },
  })
}
