import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

/** Opens the mailed link that adds an address to the signed-in account. */
export function useConfirmAddress(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/v2/sessions/email', { bearer: token, body: {} }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(loginMethodsQuery)
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
}
