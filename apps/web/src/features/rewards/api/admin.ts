import type { LedgerKind } from '@learntrail/contract/rewards/states'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { rewardsKey } from './rewards.ts'

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** Schools with a budget, or all schools matching `find`. */
export const budgetsQuery = (find: string | undefined) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...rewardsKey, 'budgets', find ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/rewards/budgets', { query: { find, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

type ChangeBody = InputOf<'POST /api/v2/admin/rewards/budgets/:schoolId/fund'>['body']
export const fundBudget = (schoolId: string, body: ChangeBody) =>
  call('POST /api/v2/admin/rewards/budgets/:schoolId/fund', { params: { schoolId }, body })
export const withdrawBudget = (schoolId: string, body: ChangeBody) =>
  call('POST /api/v2/admin/rewards/budgets/:schoolId/withdraw', { params: { schoolId }, body })

export const giveReward = (body: InputOf<'POST /api/v2/admin/rewards/gifts'>['body']) =>
  call('POST /api/v2/admin/rewards/gifts', { body })

export const takeAnyRewardBack = (id: string, reason: string) =>
  call('POST /api/v2/admin/rewards/movements/:id/takeBack', { params: { id }, body: { reason } })

export const foundLedgersQuery = (kind: LedgerKind, find: string) =>
  queryOptions({
    queryKey: [...rewardsKey, 'ledgers', kind, find],
    queryFn: ({ signal }) => call('GET /api/v2/admin/rewards/ledgers', { query: { kind, find }, signal }),
  })

export const ledgerQuery = (kind: LedgerKind, id: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...rewardsKey, 'ledger', kind, id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/rewards/ledgers/:kind/:id', {
        params: { kind, id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
  })

export const proofsQuery = queryOptions({
  queryKey: [...rewardsKey, 'proofs'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/rewards/proofs', { signal }),
})
