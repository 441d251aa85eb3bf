import type { CaseFilter, WholeCase } from '@learntrail/contract/reports/cases'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['cases'] as const

export const casesQuery = (filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/reports', { query: { filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const caseCountsQuery = queryOptions({
  queryKey: [...key, 'counts'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/reports/count', { signal }),
  staleTime: 0,
})

const caseKey = (id: string) => [...key, 'one', id] as const

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => call('GET /api/v2/admin/reports/:id', { params: { id }, signal }),
    staleTime: 0,
  })

/** A mutation that answers the changed case, caches it, and refetches the lists. */
export function useCaseChange<Sent>(send: (sent: Sent) => Promise<WholeCase>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      queryClient.setQueryData(caseKey(changed.id), changed)
      return queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
    },
    // Another staff member may have been first, so the current state is fetched.
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

type BodyOf<Name extends Parameters<typeof call>[0]> = InputOf<Name> extends { body: infer Body } ? Body : never

export const takeCase = (id: string, version: number) =>
  call('POST /api/v2/admin/reports/:id/take', { params: { id }, body: { version } })
export const noteCase = (id: string, body: BodyOf<'POST /api/v2/admin/reports/:id/notes'>) =>
  call('POST /api/v2/admin/reports/:id/notes', { params: { id }, body })
export const decideCase = (id: string, body: BodyOf<'POST /api/v2/admin/reports/:id/decide'>) =>
  call('POST /api/v2/admin/reports/:id/decide', { params: { id }, body })
export const liftDecision = (id: string, body: BodyOf<'POST /api/v2/admin/reports/:id/lift'>) =>
  call('POST /api/v2/admin/reports/:id/lift', { params: { id }, body })
export const answerAppeal = (id: string, body: BodyOf<'POST /api/v2/admin/reports/:id/appeal'>) =>
  call('POST /api/v2/admin/reports/:id/appeal', { params: { id }, body })
