import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { digestsFor } from '../password/digests-for.ts'
import { useSessionChange } from './session-change.ts'

interface Credentials {
  account: string
  password: string
}

export function useLogIn() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async ({ account, password }: Credentials) =>
      call('POST /api/v2/sessions', { body: { account, ...(await digestsFor(account, password)) } }),
    onSuccess: sessionChanged,
  })
}
