import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** Reads what a group's administrators know of its members (seat number, real name, student number), by person id. */
export const rosterQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'roster'],
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/v2/groups/:groupId/roster', { params: { groupId }, signal })
      return new Map(items.map((entry) => [entry.personId, entry]))
    },
    staleTime: 60_000,
  })
