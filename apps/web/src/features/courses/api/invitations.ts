import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** Courses that I am asked to teach along. */
export const invitationsQuery = queryOptions({
  queryKey: [...coursesKey, 'invitations'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/co-edit-invitation', { signal }),
  staleTime: 0,
})

export const answerInvitation = (id: string, response: 'accept' | 'reject') =>
  call('PATCH /api/v2/courses/co-edit-invitation/:id', { params: { id }, body: { response } })

/** Ends my own part in a course that I teach along. */
export const leaveCourse = (id: string, personId: string) =>
  call('DELETE /api/v2/courses/:id/co-editors/:personId', { params: { id, personId } })
