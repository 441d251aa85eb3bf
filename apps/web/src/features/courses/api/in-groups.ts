import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

const ofGroup = (groupId: string) => [...coursesKey, 'group', groupId] as const

/** Courses that a group takes. */
export const coursesOfGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ofGroup(groupId),
    queryFn: ({ signal }) => call('GET /api/v2/courses/group/:groupId', { params: { groupId }, signal }),
    staleTime: 0,
  })

/** The members of a group who learn one of its courses. */
export const groupLearnersQuery = (groupId: string, id: string) =>
  queryOptions({
    queryKey: [...ofGroup(groupId), id, 'learners'],
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/group/:groupId/:id/learners', { params: { groupId, id }, signal }),
    staleTime: 0,
  })

export const addCourseToGroup = (groupId: string, id: string) =>
  call('PUT /api/v2/courses/group/:groupId/:id', { params: { groupId, id } })

export const removeCourseFromGroup = (groupId: string, id: string) =>
  call('DELETE /api/v2/courses/group/:groupId/:id', { params: { groupId, id } })

export const joinCourseOfGroup = (groupId: string, id: string) =>
  call('POST /api/v2/courses/group/:groupId/:id/join', { params: { groupId, id } })
