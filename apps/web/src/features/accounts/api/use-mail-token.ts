import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSessionChange } from './session-change.ts'

/** Opens the mailed link, which activates the address and signs the person in. */
export function useActivation(token: string) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: () => call('POST /api/v2/sessions/email', { bearer: token, body: {} }),
    onSuccess: sessionChanged,
  })
}
