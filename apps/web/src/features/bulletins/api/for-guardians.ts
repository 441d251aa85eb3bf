import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { guardianKey } from '../../guardians/index.ts'

export const bulletinsForGuardianQuery = (childId: string) =>
  infiniteQueryOptions({
    queryKey: [...guardianKey, 'bulletins', childId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/guardian/children/:childId/bulletins', {
        params: { childId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const bulletinForGuardianQuery = (childId: string, id: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'bulletin', childId, id],
    queryFn: ({ signal }) =>
      call('GET /api/v2/guardian/children/:childId/bulletins/:id', { params: { childId, id }, signal }),
    retry: false,
    staleTime: 0,
  })

export const signAsGuardian = (
  childId: string,
  id: string,
  body: InputOf<'POST /api/v2/guardian/children/:childId/bulletins/:id/sign'>['body'],
) => call('POST /api/v2/guardian/children/:childId/bulletins/:id/sign', { params: { childId, id }, body })
