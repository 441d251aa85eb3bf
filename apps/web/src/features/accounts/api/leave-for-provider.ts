import type { Provider } from '@learntrail/contract/accounts/providers'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { elsewhere } from '../../../routing/elsewhere.ts'
import { keptInvitation } from '../kept-invitation.ts'

interface Leaving {
  provider: Provider
  intent?: 'sign_in' | 'link'
  role?: RegistrationRole
  returnTo?: string
}

/** Navigates to a provider, which returns the browser to `/login/:provider`. */
export function useLeaveForProvider() {
  return useMutation({
    mutationFn: async ({ provider, ...body }: Leaving) => {
      const { url } = await call('POST /api/v2/sessions/providers/:provider', {
        params: { provider },
        body: { ...body, ...keptInvitation() },
      })
      elsewhere.go(url)
    },
  })
}
