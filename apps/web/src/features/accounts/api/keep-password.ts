import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** Skips the password notice: keeps the password and dates it today. */
export function useKeepPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/sessions/password/last-update'),
    onSuccess: () => queryClient.invalidateQueries(currentUserQuery),
  })
}
