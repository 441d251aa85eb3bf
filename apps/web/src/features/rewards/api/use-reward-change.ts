import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rewardsKey } from './rewards.ts'

/** A press that moves reward points: all that is shown of them is asked anew, also after a refusal. */
export function useRewardChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rewardsKey }),
  })
}
