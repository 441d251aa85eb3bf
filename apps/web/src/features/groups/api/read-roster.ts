import type { RosterEntry } from '@learntrail/contract/groups/roster'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

const byPerson = (items: readonly RosterEntry[]) => new Map(items.map((entry) => [entry.personId, entry]))

/** Reads what a group's administrators know of its members (seat number, real name, student number), by person id. */
export const rosterQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'roster'],
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/v2/groups/:groupId/roster', { params: { groupId }, signal })
      return byPerson(items)
    },
    staleTime: 60_000,
  })

/** The same of the pupils of all classes that the viewer leads. */
export const ownPupilsQuery = queryOptions({
  queryKey: [...groupsKey, 'teaching', 'pupils'],
  queryFn: async ({ signal }) => byPerson((await call('GET /api/v2/teaching/pupils', { signal })).items),
  staleTime: 5 * 60_000,
})
