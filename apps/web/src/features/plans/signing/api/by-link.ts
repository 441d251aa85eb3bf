import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { isProblem } from '../../../../api/problem.ts'

/** The plan a guardian is asked to sign, by the secret in a mail. */
export const signingLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['signing-link', token],
    queryFn: ({ signal }) => call('POST /api/v2/sdl-service/signing-link', { body: { token }, signal }),
    retry: false,
    staleTime: 0,
  })

type Answer = Omit<InputOf<'POST /api/v2/sdl-service/signing-link/answer'>['body'], 'token'>

export function useAnswerSigningLink(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      call('POST /api/v2/sdl-service/signing-link/answer', { body: { ...answer, token } }),
    onSuccess: (asked) => queryClient.setQueryData(signingLinkQuery(token).queryKey, asked),
    onError(error) {
      if (isProblem(error, 'PLAN_CHANGED_SINCE', 'SIGNATURE_NOT_ASKED', 'SIGNING_LINK_OVER'))
        void queryClient.invalidateQueries({ queryKey: signingLinkQuery(token).queryKey })
    },
  })
}
