import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** The unit of a course that everybody may try, also before its password. */
export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'trial'],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/trial', { params: { id }, signal }),
    staleTime: 0,
  })

/** Null: none may be tried. */
export const chooseTrial = (id: string, trialUnitId: string | null) =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { trialUnitId } })
