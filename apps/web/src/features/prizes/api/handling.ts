import type { ApplicationState } from '@learntrail/contract/prizes/states'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { prizesKey } from './prizes.ts'

const key = [...prizesKey, 'handled'] as const

interface Narrowed {
  state: ApplicationState | undefined
  prizeId: string | undefined
  words: string | undefined
}

export const handledApplicationsQuery = (narrowed: Narrowed) =>
  infiniteQueryOptions({
    queryKey: [...key, 'all', narrowed],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/rewards/applications', {
        query: { ...narrowed, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const handledApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/admin/rewards/applications/:id', { params: { id }, signal }),
    staleTime: 0,
  })

/** Not cached: confidential details disappear with the screen that shows them. */
export const lookAtDetails = (id: string, reason: string) =>
  call('POST /api/v2/admin/rewards/applications/:id/details', { params: { id }, body: { reason } })

export type Step = InputOf<'POST /api/v2/admin/rewards/applications/:id/steps'>['body']

interface TakenStep {
  id: string
  body: Step
}

/** Refetches the lists even after a refusal, as another staff member may have taken the step. */
export function useTakeStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: TakenStep) =>
      call('POST /api/v2/admin/rewards/applications/:id/steps', { params: { id }, body }),
    onSuccess: (application) => queryClient.setQueryData(handledApplicationQuery(application.id).queryKey, application),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: key }),
  })
}
