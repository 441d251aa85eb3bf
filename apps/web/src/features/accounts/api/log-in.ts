import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { oldPasswordDigest, passwordDigest } from '../password/digest.ts'
import { useSessionChange } from './session-change.ts'

interface Credentials {
  account: string
  password: string
}

export function useLogIn() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async ({ account, password }: Credentials) => {
      // Which digest to send depends on how the account keeps its password.
      const { exists, isMd5 } = await call('GET /api/v2/sessions', { query: { email: account } })
      if (!exists) throw new ApiProblem({ code: 'ACCOUNT_NOT_FOUND', status: 404 })
      const digest = isMd5 ? await oldPasswordDigest(password) : await passwordDigest(password)
      return call('POST /api/v2/sessions', { body: { account, password: digest } })
    },
    onSuccess: sessionChanged,
  })
}
