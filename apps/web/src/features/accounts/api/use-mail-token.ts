import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSessionChange } from './session-change.ts'

/** Opens the mailed link: the address is active afterwards, and the person signed in. */
export function useActivation(token: string) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: () => call('POST /api/v2/sessions/email', { bearer: token, body: {} }),
    onSuccess: sessionChanged,
  })
}
