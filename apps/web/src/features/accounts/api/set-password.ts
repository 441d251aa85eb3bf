import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { passwordDigest } from '../password/digest.ts'
import { useSessionChange } from './session-change.ts'

export function useResetPassword(token: string) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async (password: string) =>
      call('PATCH /api/v2/sessions/email', { bearer: token, body: { password: await passwordDigest(password) } }),
    onSuccess: sessionChanged,
  })
}
