import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rewardsKey } from './rewards.ts'

/** A mutation that moves reward points and then refetches all of them, even after a refusal. */
export function useRewardChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rewardsKey }),
  })
}
