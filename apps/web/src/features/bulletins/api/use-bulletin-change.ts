import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { bulletinsKey } from './bulletins.ts'

/** A mutation of a bulletin. Refetches everything shown of bulletins and toasts a failure. */
export function useBulletinChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    // After a refusal, too: the bulletin may have changed meanwhile.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: bulletinsKey }),
  })
}
