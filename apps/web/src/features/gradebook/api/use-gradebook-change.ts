import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { gradebookKey } from './gradebook.ts'

/** A press that changes a gradebook: it is asked anew, and a failure is said. */
export function useGradebookChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gradebookKey }),
  })
}
