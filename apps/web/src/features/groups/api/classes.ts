import type { ClassLine, SchoolClass } from '@learntrail/contract/groups/classes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** Reads the classes of the school whose pupils may be added to a group. */
export const classesQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId, 'classes'],
    queryFn: ({ signal }) => call('GET /api/v2/groups/:groupId/classes', { params: { groupId }, signal }),
    staleTime: 0,
  })

export const addClasses = ({ groupId, classes }: { groupId: string; classes: SchoolClass[] }) =>
  call('POST /api/v2/groups/:groupId/classes', { params: { groupId }, body: { classes } })

export const readClassList = (groupId: string, list: string) =>
  call('POST /api/v2/groups/:groupId/class-list', { params: { groupId }, body: { list } })

/** Adds the people that these lines of a list identify. */
export const addClassList = ({ groupId, lines }: { groupId: string; lines: readonly ClassLine[] }) =>
  call('POST /api/v2/groups/:groupId/class-list/members', {
    params: { groupId },
    body: { people: lines.map(({ studentNumber, memberNumber }) => ({ studentNumber, memberNumber })) },
  })
