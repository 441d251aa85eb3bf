import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

export function useRenamePasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('PATCH /api/v2/sessions/passkeys/:id', { params: { id }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries(loginMethodsQuery),
  })
}
