import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** Reads the groups that have invited the viewer. */
export const invitationsQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...groupsKey, 'invitations'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/api/getGroupReceivings', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** Reads the groups that the viewer has applied to. */
export const applicationsQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...groupsKey, 'applications'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/api/getGroupSendings', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})
