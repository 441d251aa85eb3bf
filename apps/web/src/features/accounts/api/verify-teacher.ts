import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** Mails a verification link to a school address. */
export function useAskTeacherEmail() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/v2/users/current/teacher/email', { body: { email } }),
  })
}

/** Opens that link in the signed-in browser. */
export function useConfirmTeacherEmail(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/users/current/teacher/email', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries(currentUserQuery),
  })
}

export function useSchoolCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('POST /api/v2/users/current/teacher/code', { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries(currentUserQuery),
  })
}
