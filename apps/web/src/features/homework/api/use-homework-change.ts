import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { homeworkKey } from './read-question.ts'

/** Mutation of homework: reads all of it again afterwards and shows a failure as a toast. */
export function useHomeworkChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    // Also after a refusal, which may mean stale data.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: homeworkKey }),
  })
}
