import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const consentQuery = (token: string) =>
  queryOptions({
    queryKey: ['prize-consent', token],
    queryFn: ({ signal }) => call('POST /api/v2/rewards/consent', { body: { token }, signal }),
    retry: false,
    staleTime: 0,
  })

export function useAnswerConsent(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'agreed' | 'refused') =>
      call('POST /api/v2/rewards/consent/answer', { body: { token, answer } }),
    onSuccess: (asked) => queryClient.setQueryData(consentQuery(token).queryKey, asked),
  })
}
