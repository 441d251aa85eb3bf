import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Prefix of all query keys of groups. */
export const groupsKey = ['groups'] as const

/** Reads a group by its id; the invitation link gives access to a group that is not listed. */
export const groupQuery = (groupId: string, invitationLinkId?: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'group', invitationLinkId ?? null],
    queryFn: async ({ signal }) => {
      const query = { groupId, invitationLinkId }
      return (await call('GET /api/v2/api/getGroupByGroupId', { query, signal })).group
    },
    staleTime: 0,
  })

/** Finds a group by the ID that people type. */
export const groupByHandleQuery = (handle: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'handle', handle],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v2/api/getGroupByGroupId', { query: { handle }, signal })).group,
    enabled: handle !== '',
    retry: false,
    staleTime: 0,
  })
