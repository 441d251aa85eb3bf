import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { executionsKey, keepExecution, turnTimer } from './api/executions.ts'

/** Starts or stops my timer at a week. Only one timer runs at a time, so every cached execution is updated. */
export function useTurnTimer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: turnTimer,
    onSuccess(answer) {
      queryClient.setQueriesData<Execution>(
        { queryKey: [...executionsKey, 'one'] },
        (execution) => execution && { ...execution, timer: answer.timer },
      )
      keepExecution(queryClient, answer)
    },
    onError(error) {
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
      void queryClient.invalidateQueries({ queryKey: executionsKey })
    },
  })
}
