import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { chatKey } from './chatrooms.ts'

const path = '/api/v2/schools/:schoolId/rooms'
export const schoolOrderKey = (schoolId: string) => [...chatKey, 'school', schoolId, 'order'] as const

/** Who is silenced in the rooms of a school's groups. */
export const schoolSilencesQuery = (schoolId: string) =>
  infiniteQueryOptions({
    queryKey: [...schoolOrderKey(schoolId), 'silences'],
    queryFn: ({ pageParam, signal }) =>
      call(`GET ${path}/silences`, { params: { schoolId }, query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

/** Messages taken out of those rooms. */
export const schoolTakenOutQuery = (schoolId: string) =>
  infiniteQueryOptions({
    queryKey: [...schoolOrderKey(schoolId), 'taken-out'],
    queryFn: ({ pageParam, signal }) =>
      call(`GET ${path}/taken-out`, { params: { schoolId }, query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const liftSchoolSilence = (params: { schoolId: string; roomId: string; personId: string }) =>
  call(`POST ${path}/:roomId/silences/:personId/lift`, { params })
