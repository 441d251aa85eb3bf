import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** The unit that everybody may try, without the course's password. */
export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'trial'],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/trial', { params: { id }, signal }),
    staleTime: 0,
  })

/** Null: no unit may be tried. */
export const chooseTrial = (id: string, trialUnitId: string | null) =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { trialUnitId } })
