import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** All that is kept of groups begins with this. */
export const groupsKey = ['groups'] as const

/** A group by its id, shown by a link where it is in no list. */
export const groupQuery = (groupId: string, invitationLinkId?: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'group', invitationLinkId ?? null],
    queryFn: async ({ signal }) => {
      const query = { groupId, invitationLinkId }
      return (await call('GET /api/v2/api/getGroupByGroupId', { query, signal })).group
    },
    staleTime: 0,
  })

/** By the ID that people type. */
export const groupByHandleQuery = (handle: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'handle', handle],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v2/api/getGroupByGroupId', { query: { handle }, signal })).group,
    enabled: handle !== '',
    retry: false,
    staleTime: 0,
  })
