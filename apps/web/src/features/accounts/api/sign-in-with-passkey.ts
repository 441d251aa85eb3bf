import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { signWithPasskey } from '../passkeys/authenticator.ts'
import { useSessionChange } from './session-change.ts'

/** Signs in with a passkey; with `asAutofill`, waits until one is chosen in the account name's field. */
export function useSignInWithPasskey() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async (how: { asAutofill?: boolean } = {}) => {
      const signed = await signWithPasskey(await call('POST /api/v2/sessions/passkey/options'), how)
      return call('POST /api/v2/sessions/passkey', { body: signed })
    },
    onSuccess: sessionChanged,
  })
}
