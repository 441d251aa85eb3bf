import type { SchoolClass } from '@learntrail/contract/groups/classes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** The classes of the school of a group. */
export const classesQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'classes'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v2/groups/:groupId/classes', { params: { groupId }, signal })).items,
    staleTime: 0,
  })

export const addClasses = ({ groupId, classes }: { groupId: string; classes: SchoolClass[] }) =>
  call('POST /api/v2/groups/:groupId/classes', { params: { groupId }, body: { classes } })
