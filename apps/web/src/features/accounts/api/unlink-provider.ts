import type { Provider } from '@learntrail/contract/accounts/providers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

export function useUnlinkProvider() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (provider: Provider) => call('DELETE /api/v2/sessions/methods/:provider', { params: { provider } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(loginMethodsQuery)
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
}
