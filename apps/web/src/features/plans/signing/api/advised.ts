import type { PlanNeed } from '@learntrail/contract/plans/signing/facts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { planListsKey } from '../../api/plans.ts'

export interface AdvisedFilter {
  need?: PlanNeed | undefined
  groupId?: string | undefined
}

/** Plans I was asked to sign or have signed, most urgent first. */
export const advisedQuery = (filter: AdvisedFilter) =>
  infiniteQueryOptions({
    queryKey: [...planListsKey, 'advised', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/sdl-service/advised', { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
    staleTime: 0,
  })
