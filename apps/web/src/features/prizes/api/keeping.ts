import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { prizesKey } from './prizes.ts'

const key = [...prizesKey, 'kept'] as const

export const keptPrizesQuery = infiniteQueryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/admin/rewards/prizes', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

export const keptPrizeQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/admin/rewards/prizes/:id', { params: { id }, signal }),
    staleTime: 0,
  })

export const prizeSettingsQuery = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/rewards/settings', { signal }),
  staleTime: 0,
})

/** A mutation that answers the changed prize, caches it, and refetches the lists. */
function useChange<Sent>(mutationFn: (sent: Sent) => Promise<KeptPrize>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (prize) => queryClient.setQueryData(keptPrizeQuery(prize.id).queryKey, prize),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: prizesKey }),
  })
}

export type NewPrize = InputOf<'POST /api/v2/admin/rewards/prizes'>['body']
export type ChangedPrize = InputOf<'PATCH /api/v2/admin/rewards/prizes/:id'>['body']

export const useMakePrize = () => useChange((body: NewPrize) => call('POST /api/v2/admin/rewards/prizes', { body }))

export const useChangePrize = () =>
  useChange(({ id, ...body }: ChangedPrize & { id: string }) =>
    call('PATCH /api/v2/admin/rewards/prizes/:id', { params: { id }, body }),
  )

export const useWithdrawPrize = (id: string) =>
  useChange((isWithdrawn: boolean) =>
    call('PUT /api/v2/admin/rewards/prizes/:id/withdrawn', { params: { id }, body: { isWithdrawn } }),
  )

function useAsksAnew() {
  const queryClient = useQueryClient()
  return { onSettled: () => void queryClient.invalidateQueries({ queryKey: prizesKey }) }
}

export const useAddCodes = (id: string) =>
  useMutation({
    mutationFn: (pasted: string) =>
      call('POST /api/v2/admin/rewards/prizes/:id/codes', { params: { id }, body: { pasted } }),
    ...useAsksAnew(),
  })

export const useRemoveCodes = (id: string) =>
  useMutation({
    mutationFn: () => call('DELETE /api/v2/admin/rewards/prizes/:id/codes', { params: { id } }),
    ...useAsksAnew(),
  })

export const useChangePrizeSettings = () =>
  useMutation({
    mutationFn: (takesIdImages: boolean) => call('PUT /api/v2/admin/rewards/settings', { body: { takesIdImages } }),
    ...useAsksAnew(),
  })
