import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { keptInvitation } from '../kept-invitation.ts'
import { passwordDigest } from '../password/digest.ts'

interface NewAccount {
  role: RegistrationRole
  email: string
  username: string
  password: string
}

export function useSignUp() {
  return useMutation({
    mutationFn: async ({ password, ...account }: NewAccount) =>
      call('POST /api/v2/sessions/signup', {
        body: { ...account, ...keptInvitation(), password: await passwordDigest(password), locale: currentLocale() },
      }),
  })
}
