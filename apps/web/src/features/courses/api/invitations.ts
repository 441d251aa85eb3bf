import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** Courses the caller is invited to teach as a co-editor. */
export const invitationsQuery = queryOptions({
  queryKey: [...coursesKey, 'invitations'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/co-edit-invitation', { signal }),
  staleTime: 0,
})

export const answerInvitation = (id: string, response: 'accept' | 'reject') =>
  call('PATCH /api/v2/courses/co-edit-invitation/:id', { params: { id }, body: { response } })

/** Ends one's own part in a course one teaches as a co-editor. */
export const leaveCourse = (id: string, personId: string) =>
  call('DELETE /api/v2/courses/:id/co-editors/:personId', { params: { id, personId } })
