import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { passwordDigest } from '../password/digest.ts'
import { useSessionChange } from './session-change.ts'

export const mailTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-token', token],
    queryFn: ({ signal }) => call('GET /api/v2/sessions/email', { bearer: token, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Opens the mailed link: the address is active afterwards, and the person signed in. */
export function useActivation(token: string) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: () => call('POST /api/v2/sessions/email', { bearer: token, body: {} }),
    onSuccess: sessionChanged,
  })
}

export function useResetPassword(token: string) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async (password: string) =>
      call('PATCH /api/v2/sessions/email', { bearer: token, body: { password: await passwordDigest(password) } }),
    onSuccess: sessionChanged,
  })
}
