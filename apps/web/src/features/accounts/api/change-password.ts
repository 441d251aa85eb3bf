import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { oldPasswordDigest, passwordDigest } from '../password/digest.ts'
import { useSessionChange } from './session-change.ts'

interface PasswordChange {
  /** Omitted if the present password is the school's default. */
  currentPassword?: string
  isCurrentMd5: boolean
  password: string
}

export function useChangePassword() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async ({ currentPassword, isCurrentMd5, password }: PasswordChange) => {
      const digestOfCurrent = isCurrentMd5 ? oldPasswordDigest : passwordDigest
      return call('PATCH /api/v2/sessions/email', {
        body: {
          password: await passwordDigest(password),
          currentPassword: currentPassword === undefined ? undefined : await digestOfCurrent(currentPassword),
        },
      })
    },
    onSuccess: sessionChanged,
  })
}
