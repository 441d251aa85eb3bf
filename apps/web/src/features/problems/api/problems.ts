import type { ProblemState } from '@learntrail/contract/problems/facts'
import type { Problem } from '@learntrail/contract/problems/problems'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['problems'] as const
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
}

export const ownProblemsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/problems/mine', { query: { cursor: pageParam ?? undefined }, signal }),
})

export const problemsQuery = (state: ProblemState) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...key, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/problems', { query: { state, cursor: pageParam ?? undefined }, signal }),
  })

export const problemQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/admin/problems/:id', { params: { id }, signal }),
    staleTime: 0,
  })

export function useReportProblem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/problems'>['body']) => call('POST /api/v2/problems', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProblemsQuery.queryKey }),
  })
}

/** A mutation that answers the changed problem, caches it, and refetches the lists and the console's menu. */
function useChange<Sent>(send: (sent: Sent) => Promise<Problem>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      queryClient.setQueryData(problemQuery(changed.id).queryKey, changed)
      return queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
    },
  })
}

type Answer = InputOf<'POST /api/v2/admin/problems/:id/answers'>['body']

export const useAnswer = (id: string) =>
  useChange((body: Answer) => call('POST /api/v2/admin/problems/:id/answers', { params: { id }, body }))

export const useClose = (id: string) =>
  useChange((_: undefined) => call('POST /api/v2/admin/problems/:id/close', { params: { id } }))
