import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { groupsKey } from './read-group.ts'

/** A change of who stands how to a group: whatever is shown of groups is asked anew, and a failure is said. */
export function useGroupChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    // What was refused may be another by now. Nobody waits for it: the asking component may go with the answer.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: groupsKey }),
  })
}
