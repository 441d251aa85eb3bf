import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pointsKey } from './points.ts'

/** A press that changes points: all that is shown of them is asked anew. What failed is said beside the press. */
export function usePointChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // What was refused may be another by now. Nobody waits for it: the asking component may go with the answer.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: pointsKey }),
  })
}
