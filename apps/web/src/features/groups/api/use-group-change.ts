import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { groupsKey } from './read-group.ts'

/** Mutation of a person's role in a group: reads all groups again and shows a failure as a toast. */
export function useGroupChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    // Also after a refusal, which may mean stale data. Not awaited, as the calling component may unmount.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: groupsKey }),
  })
}
