import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, call, type InputOf } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshNavigation } from '../../shell/index.ts'
import { refreshTodos } from '../../todos/index.ts'

/** Prefix of all query keys of guardians. */
export const guardianKey = ['guardians'] as const

export const guardianQuery = queryOptions({
  queryKey: [...guardianKey, 'me'],
  queryFn: ({ signal }) => call('GET /api/v2/guardian', { signal }),
  retry: false,
  staleTime: 0,
})

export type Invitation = AnswerOf<'POST /api/v2/guardian/invitation'>

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'invitation', token],
    queryFn: ({ signal }) => call('POST /api/v2/guardian/invitation', { body: { token }, signal }),
    retry: false,
  })

export const acceptInvitation = (body: InputOf<'POST /api/v2/guardian/accept'>['body']) =>
  call('POST /api/v2/guardian/accept', { body })
export const enterAsGuardian = (token: string) => call('POST /api/v2/guardian/enter', { body: { token } })
export const changeGuardian = (body: InputOf<'PATCH /api/v2/guardian'>['body']) =>
  call('PATCH /api/v2/guardian', { body })
export const makeGuardianLink = () => call('POST /api/v2/guardian/link')
export const keepInAccount = () => call('POST /api/v2/guardian/account')
export const leaveDevice = () => call('DELETE /api/v2/guardian/device')
export const stopGuarding = (childId: string) =>
  call('DELETE /api/v2/guardian/children/:childId', { params: { childId } })
export const unsubscribeGuardian = (token: string) =>
  call('POST /api/v2/guardian/unsubscribe/:token', { params: { token } })

/** Mutation of guardians: reads everything that depends on it again and shows a failure as a toast. */
export function useGuardianChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: guardianKey })
      // An account's menu leads to the guardian page, and its to-dos say what is to be signed.
      void refreshNavigation(queryClient)
      void refreshTodos(queryClient)
    },
  })
}
