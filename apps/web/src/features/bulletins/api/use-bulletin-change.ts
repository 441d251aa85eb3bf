import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { bulletinsKey } from './bulletins.ts'

/** A press that changes a bulletin: whatever is shown of it is asked anew, and a failure is said. */
export function useBulletinChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    // What was refused may be another by now.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: bulletinsKey }),
  })
}
