import type { Provider } from '@learntrail/contract/accounts/providers'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSessionChange } from './session-change.ts'

export type Exchange = { code: string; state: string; iss?: string } | { role: RegistrationRole }

/** Signs in, signs up or links an account with the provider's answer, or with the role of a new person. */
export function useExchange(provider: Provider) {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: (body: Exchange) => call(`POST /api/v2/sessions/${provider}`, { body }),
    onSuccess: async ({ result }) => {
      if (result === 'signed_in') await sessionChanged()
    },
  })
}
