import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { guardianKey } from '../../guardians/index.ts'

export const plansForGuardianQuery = (childId: string) =>
  infiniteQueryOptions({
    queryKey: [...guardianKey, 'plans', childId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/guardian/children/:childId/plans', {
        params: { childId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const planForGuardianQuery = (childId: string, id: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'plan', childId, id],
    queryFn: ({ signal }) =>
      call('GET /api/v2/guardian/children/:childId/plans/:id', { params: { childId, id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** Makes the secret link by which a guardian signs the plan. */
export const makeSigningLink = (childId: string, id: string) =>
  call('POST /api/v2/guardian/children/:childId/plans/:id/signing-link', { params: { childId, id } })
