import type { OrderPeriod, OrderState } from '@learntrail/contract/subscription/order-facts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { ownPlanQuery } from './plans.ts'

const key = ['plan-orders'] as const
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
}

export const ownOrdersQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'own'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/subscription/orders', { query: { cursor: pageParam ?? undefined }, signal }),
})

interface Narrowed {
  state: OrderState | undefined
  words: string | undefined
}

export const ordersQuery = (narrowed: Narrowed) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...key, 'queue', narrowed],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/plan-orders', { query: { ...narrowed, cursor: pageParam ?? undefined }, signal }),
  })

/** A mutation that refetches orders and plan even after a refusal, as the order may have changed. */
function useChange<Sent, Answered>(mutationFn: (sent: Sent) => Promise<Answered>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: key })
      await queryClient.invalidateQueries({ queryKey: ownPlanQuery.queryKey })
    },
  })
}

export const useMakeOrder = () =>
  useChange((body: { clientId: string; period: OrderPeriod }) => call('POST /api/v2/subscription/orders', { body }))

type Payment = InputOf<'POST /api/v2/subscription/orders/:id/payment'>['body']

export const useTellPayment = (id: string) =>
  useChange((body: Payment) => call('POST /api/v2/subscription/orders/:id/payment', { params: { id }, body }))

export const useCancelOrder = () =>
  useChange((id: string) => call('DELETE /api/v2/subscription/orders/:id', { params: { id } }))

export const useGrantOrder = (id: string) =>
  useChange((toldAt: string) => call('POST /api/v2/admin/plan-orders/:id/grant', { params: { id }, body: { toldAt } }))

type Refused = InputOf<'POST /api/v2/admin/plan-orders/:id/refuse'>['body']

export const useRefuseOrder = (id: string) =>
  useChange((body: Refused) => call('POST /api/v2/admin/plan-orders/:id/refuse', { params: { id }, body }))
