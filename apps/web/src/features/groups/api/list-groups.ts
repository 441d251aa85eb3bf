import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** Reads the groups of a person, by default the viewer's own. */
export const groupsOfQuery = (personId?: string) =>
  infiniteQueryOptions({
    queryKey: [...groupsKey, 'of', personId ?? 'me'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/api/getAllGroups', { query: { personId, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

/** Reads the viewer's archived groups. */
export const earlierGroupsQuery = infiniteQueryOptions({
  queryKey: [...groupsKey, 'earlier'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/api/getAllGroups', { query: { isArchived: 'true', cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})

export const recommendedQuery = queryOptions({
  queryKey: [...groupsKey, 'recommended'],
  queryFn: ({ signal }) => call('POST /api/v2/api/getRecommendGroupsByMonth', { signal }),
})

/** Reads the viewer's deleted groups that can still be restored. */
export const deletedQuery = queryOptions({
  queryKey: [...groupsKey, 'deleted'],
  queryFn: ({ signal }) => call('GET /api/v2/api/getDeletedGroups', { signal }),
})
