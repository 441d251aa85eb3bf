import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { gradebookKey } from './gradebook.ts'

/** Mutation of a gradebook: reads it again afterwards and shows a failure as a toast. */
export function useGradebookChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gradebookKey }),
  })
}
