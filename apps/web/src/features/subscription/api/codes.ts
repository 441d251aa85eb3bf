import type { PlanCodeState } from '@learntrail/contract/subscription/codes'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['plan-codes'] as const
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
}

export const codesQuery = (state: PlanCodeState | undefined) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...key, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/plan-codes', { query: { state, cursor: pageParam ?? undefined }, signal }),
  })

export const redemptionsQuery = (id: string) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...key, 'redemptions', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/plan-codes/:id/redemptions', {
        params: { id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
  })

export const planEndsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'ends'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/admin/plan-ends', { query: { cursor: pageParam ?? undefined }, signal }),
})

export type NewCodes = InputOf<'POST /api/v2/admin/plan-codes'>['body']

export function useMakeCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewCodes) => call('POST /api/v2/admin/plan-codes', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

export function useRevokeCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/admin/plan-codes/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
