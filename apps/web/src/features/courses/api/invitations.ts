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
export async function leaveCourse(id: string, personId: string) {
  const { items } = await call('GET /api/v2/courses/:id/co-editors', { params: { id } })
  const mine = items.find(({ person }) => person.id === personId)
  // Somebody has taken me out meanwhile.
  if (mine === undefined) return
  await answerInvitation(mine._id, 'reject')
}
