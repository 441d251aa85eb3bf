import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { passwordDigest } from '../password/digest.ts'
import { loginMethodsQuery } from './list-login-methods.ts'

export function useAddEmailWay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) =>
      call('POST /api/v2/sessions/methods/email', {
        body: { email, password: await passwordDigest(password), locale: currentLocale() },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(loginMethodsQuery)
      await queryClient.invalidateQueries(currentUserQuery)
    },
  })
}
