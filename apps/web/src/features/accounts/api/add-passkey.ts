import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { makePasskey } from '../passkeys/authenticator.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

export function useAddPasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await call('POST /api/v2/sessions/passkeys/options'))
      return call('POST /api/v2/sessions/passkeys', { body: made })
    },
    onSuccess: () => queryClient.invalidateQueries(loginMethodsQuery),
  })
}
