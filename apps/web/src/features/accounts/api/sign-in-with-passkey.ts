import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { signWithPasskey } from '../passkeys/authenticator.ts'
import { useSessionChange } from './session-change.ts'

/** With `asAutofill` the browser waits in the field of the account's name until a passkey is chosen there. */
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
