import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

export function useRemovePasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/sessions/passkeys/:id', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(loginMethodsQuery)
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
}
