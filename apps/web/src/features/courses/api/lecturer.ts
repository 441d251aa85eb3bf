import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import { coursesKey } from './courses.ts'

export const readLecturerCard = () => call('GET /api/v2/courses/lecturer')

/** The caller's lecturer card. */
export const lecturerCardQuery = queryOptions({
  queryKey: [...coursesKey, 'lecturer'],
  queryFn: readLecturerCard,
  staleTime: 0,
})

export const saveLecturerCard = (body: InputOf<'PUT /api/v2/courses/lecturer'>['body'], isClosing: boolean) =>
  call('PUT /api/v2/courses/lecturer', { body, keepalive: outlivesPage(body, isClosing) })
