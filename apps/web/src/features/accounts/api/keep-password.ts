import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** Skip on the password notice: the old password stays, its date is today. */
export function useKeepPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/sessions/password/last-update'),
    onSuccess: () => queryClient.invalidateQueries(currentUserQuery),
  })
}
