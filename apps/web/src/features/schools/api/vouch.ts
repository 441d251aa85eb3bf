import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Vouches that a person teaches at my school. */
export function useVouch(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/v2/users/:id/teacher', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
