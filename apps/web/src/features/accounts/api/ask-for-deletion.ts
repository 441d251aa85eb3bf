import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { oldPasswordDigest, passwordDigest } from '../password/digest.ts'
import { useSessionChange } from './session-change.ts'

interface Asking {
  /** Omitted for an account without a password, where a recent sign-in proves the person. */
  password?: string
  isMd5: boolean
}

export function useAskForDeletion() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async ({ password, isMd5 }: Asking) => {
      const digestOf = isMd5 ? oldPasswordDigest : passwordDigest
      return call('POST /api/v2/users/setDeleteStatus', {
        body: password === undefined ? {} : { password: await digestOf(password) },
      })
    },
    // Nothing fetched before may be seen any more.
    onSuccess: sessionChanged,
  })
}
