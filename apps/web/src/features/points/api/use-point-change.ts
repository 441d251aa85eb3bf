import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pointsKey } from './points.ts'

/** A mutation that changes points and then refetches all of them. The caller shows a failure beside the button. */
export function usePointChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Refetches even after a refusal, as the cache may be outdated. Not awaited: the refetch may unmount the calling
    // component.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: pointsKey }),
  })
}
