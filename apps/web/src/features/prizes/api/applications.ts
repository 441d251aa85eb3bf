import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, call, type InputOf } from '../../../api/call.ts'
import { prizesKey } from './prizes.ts'

const key = [...prizesKey, 'mine'] as const

export const ownApplicationsQuery = infiniteQueryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/rewards/applications', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

export const ownApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/rewards/applications/:id', { params: { id }, signal }),
    staleTime: 0,
  })

export type Applied = InputOf<'POST /api/v2/rewards/applications'>['body']
type Own = AnswerOf<'GET /api/v2/rewards/applications/:id'>

/**
 * A mutation of my application that refetches everything about prizes, even after a refusal, as the cache may be
 * outdated.
 */
function useApplicationChange<Sent>(mutationFn: (sent: Sent) => Promise<Own>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (application) => queryClient.setQueryData(ownApplicationQuery(application.id).queryKey, application),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: prizesKey }),
  })
}

export const useApply = () =>
  useApplicationChange((body: Applied) => call('POST /api/v2/rewards/applications', { body }))

export const useCancelApplication = (id: string) =>
  useApplicationChange(() => call('DELETE /api/v2/rewards/applications/:id', { params: { id } }))

export const useReceivePrize = (id: string) =>
  useApplicationChange(() => call('POST /api/v2/rewards/applications/:id/received', { params: { id } }))

type AskedAgain = InputOf<'POST /api/v2/rewards/applications/:id/consent'>['body']

export const useAskGuardianAgain = (id: string) =>
  useApplicationChange((body: AskedAgain) =>
    call('POST /api/v2/rewards/applications/:id/consent', { params: { id }, body }),
  )
