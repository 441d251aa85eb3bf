import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

const page = { initialPageParam: null as string | null, staleTime: 0 }

export const membersQuery = (groupId: string, keyword: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...groupsKey, groupId, 'members', keyword],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/api/group-members', { query: { groupId, keyword, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

/** Reads the people who have applied to join a group. */
export const receivingsQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...groupsKey, groupId, 'receivings'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/api/getGroupReceivingsByGroupId', {
        query: { groupId, cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** Reads the people whom the group has invited. */
export const sendingsQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...groupsKey, groupId, 'sendings'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/api/getGroupSendingsByGroupId', { query: { groupId, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

export const bannedQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...groupsKey, groupId, 'banned'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/api/getBannedByGroupId', { query: { groupId, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** Reads the numbers of applications and invitations of a group the viewer administers. */
export const requestCountsQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'counts'],
    queryFn: ({ signal }) => call('GET /api/v2/api/group-apply-and-invite-count', { query: { groupId }, signal }),
    staleTime: 0,
  })

/** Searches people to invite into a group, by a part of the name; without a keyword, the viewer's friends. */
export const invitableQuery = (groupId: string) => (keyword: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'invitable', keyword],
    queryFn: ({ signal }) =>
      call('GET /api/v2/groups/:groupId/invitable', { params: { groupId }, query: { keyword }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
